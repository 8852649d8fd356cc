"""The assumptions about Discord that no drill can check: a person can, or no one."""

from typing import Final

from bot.ops.drill.assumption import (
    CHANNEL,
    CODES,
    COMMANDS,
    COMPONENTS,
    LIMITS,
    MESSAGE,
    RESPONDING,
    THREADS,
    UNDOCUMENTED,
    Assumption,
)

GATEWAY: Final = "documentation: Gateway"
LOG: Final = "The log of the running bot."
NEVER: Final = "It is not provoked."

BY_HAND: Final[dict[str, Assumption]] = {
    # --- what people see --------------------------------------------------------------------
    "push-line": Assumption(
        "A notification shows the content of a classic message and nothing of components.",
        "discord-api-docs 7854",
        "test_pushes",
        "drill.md, step 2",
    ),
    "push-once": Assumption(
        "An edit rings no phone, whatever it mentions.",
        MESSAGE,
        "test_no_one_is_pinged_who_is_not_listed",
        "drill.md, steps 2 and 4",
    ),
    "push-silent": Assumption(
        'A post with flag 4096 rings no phone, even in a channel that is set to "All messages".',
        MESSAGE,
        "test_what_calls_no_one_is_sent_silently",
        "drill.md, step 2",
    ),
    "push-mentions": Assumption(
        "A mention rings only the users that `allowed_mentions` lists.",
        MESSAGE,
        "test_no_one_is_pinged_who_is_not_listed",
        "drill.md, step 2",
    ),
    "thread-hidden": Assumption(
        "A quiet thread is hidden in the list of channels after seven days, and not archived.",
        "discord-api-docs 5369",
        "test_a_thread_that_is_quiet_for_six_days_is_made_active_without_a_message",
        "drill.md, step 7",
    ),
    "locked-buttons": Assumption(
        "The buttons in a locked thread are dead, for administrators too.",
        "discord-api-docs 7900",
        "test_the_table_of_a_locked_thread_is_shown_in_the_channel",
        "drill.md, step 4",
    ),
    "archived-click": Assumption(
        "Web and phone open an archived thread with the user's own rights before they send a "
        "click.",
        "discord-api-docs 8474",
        "test_replay_and_rematch_of_a_game_that_is_over_do_not_depend_on_its_thread",
        "drill.md, step 4",
    ),
    "tall-picture": Assumption(
        "A desktop shows a picture small, in a box, if it is taller than 7/11 of its width.",
        UNDOCUMENTED,
        "",
        "drill.md, step 3",
    ),
    "animation-plays": Assumption(
        "Clients play an animated WebP of partial frames without traces of former frames.",
        "lilliput 159",
        "",
        "drill.md, step 3",
    ),
    "animation-once": Assumption(
        "Clients play an animated WebP once if its file says so, and show its first frame if they "
        "play none.",
        "lilliput 183",
        "test_it_is_played_once_and_takes_two_seconds_and_a_half_at_most",
        "drill.md, step 3",
    ),
    "no-frame": Assumption(
        "A message without a container uses the whole width of a phone.",
        COMPONENTS,
        "test_a_message_with_a_picture_has_no_frame_that_narrows_it",
        "drill.md, step 3",
    ),
    "menu-selection": Assumption(
        "A client keeps what was selected in a menu as long as the menu keeps its id.",
        UNDOCUMENTED,
        "test_what_is_picked_stays_marked",
        "drill.md, step 6",
    ),
    "label-cut": Assumption(
        "A phone cuts the label of a button or entry after some 40 characters.",
        UNDOCUMENTED,
        "",
        "drill.md, step 3",
    ),
    "relative-times": Assumption(
        "Clients keep relative times (`<t:…:R>`) up to date, in the reader's language and zone.",
        "documentation: Message Formatting",
        "test_posts_and_panels_say_how_long_there_still_is",
        "drill.md, step 3",
    ),
    "command-links": Assumption(
        "`</name:id>` is a command that can be clicked.",
        "documentation: Message Formatting",
        "test_help_says_what_plaza_is_and_begins_a_table_against_computers",
        "drill.md, step 6",
    ),
    "manager-command": Assumption(
        "Discord shows `/server` only to managers of the server, unless it is set otherwise.",
        COMMANDS,
        "test_commands_are_for_everyone_but_for_what_servers_set",
        "drill.md, step 6",
    ),
    "links-expire": Assumption(
        "The address of an attachment works for about a day.",
        "documentation: Signed Attachment CDN URLs",
        "test_no_link_of_an_attachment_is_stored",
        "drill.md, step 7",
    ),
    "dismissed": Assumption(
        "The edit of a private panel that was dismissed is refused with 10008, and a message "
        "beside it arrives.",
        CODES,
        "test_a_panel_that_was_dismissed_is_shown_anew",
        "drill.md, step 6",
    ),
    # --- answers in time --------------------------------------------------------------------
    "three-seconds": Assumption(
        "A click or command is to be acknowledged within three seconds; later, 10062 is answered.",
        RESPONDING,
        "test_the_first_answer_does_not_wait_for_a_slow_picture",
        LOG,
    ),
    "quarter-hour": Assumption(
        "The token of an interaction works for fifteen minutes; later, 50027 or 10015 is answered.",
        RESPONDING,
        "test_a_token_that_expires_before_the_answer_loses_no_move",
        LOG,
    ),
    "one-acknowledgement": Assumption(
        "Only the first acknowledgement of an interaction is taken.",
        RESPONDING,
        "test_what_cannot_be_acknowledged_is_not_done",
        LOG,
    ),
    "answers-unlimited": Assumption(
        "Answers to interactions do not count towards the limit of 50 requests a second.",
        LIMITS,
        "test_every_request_to_discord_is_counted",
        LOG,
    ),
    # --- codes ------------------------------------------------------------------------------
    "unreachable": Assumption(
        "10013, 50007, 50033 and 50278 mean that no direct message reaches this person.",
        CODES,
        "test_a_refusal_means",
        NEVER,
    ),
    "not-there": Assumption(
        "In answer to a post, 10003 and 10004 mean that channel or server are gone; 50001 and "
        "50013, that permissions are missing.",
        CODES,
        "test_a_refusal_means",
        "drill.md, step 5",
    ),
    "no-access": Assumption(
        "In answer to a direct message, 50001 may be wrong about a person within reach.",
        "discord-api-docs 7275, 7666",
        "test_no_one_is_unreachable_whose_table_takes_no_post",
        NEVER,
    ),
    "messages-rest": Assumption(
        "20026 and 40003 mean that the bot may write to no one for a while: it is quarantined, or "
        "has opened direct messages too fast.",
        CODES,
        "test_where_the_bot_may_write_to_no_one_all_messages_rest",
        NEVER,
    ),
    "for-later": Assumption(
        "0, 20016, 20022, 20028, 20029, 40004, 40006, 110001 and 130000 are over after some time; "
        "a refusal that Plaza does not list is not.",
        CODES,
        "test_every_code_means_something_to_every_kind",
        NEVER,
    ),
    "retried-acknowledgement": Assumption(
        "An acknowledgement that was answered with an error, or not at all, may have been taken; "
        "the next one is then refused with 40060.",
        CODES,
        "test_an_acknowledgement_that_discord_took_counts_whatever_it_answered",
        NEVER,
    ),
    "not-editable": Assumption(
        "10003, 10008, 30046, 50005, 50083 and 160005 mean that a message cannot be edited any "
        "more.",
        CODES,
        "test_where_the_post_cannot_be_edited_a_new_one_is_made",
        "drill.md, step 4",
    ),
    "old-edits": Assumption(
        "Edits of messages older than an hour are limited, and refused with 30046 beyond that.",
        CODES,
        "test_where_the_post_cannot_be_edited_a_new_one_is_made",
        NEVER,
    ),
    "locked-post": Assumption(
        "A post of a bot without Manage Threads in a locked thread is refused with 160005 or "
        "50083.",
        CODES,
        "test_a_thread_that_takes_no_posts_any_more_is_left",
        "drill.md, step 4",
    ),
    "member-gone": Assumption(
        "10007 and 10013 mean that a user is no member of the server, or has no account.",
        CODES,
        "test_a_lobby_fills_empties_and_ends",
        NEVER,
    ),
    "server-errors": Assumption(
        "From status 500 on the fault is Discord's, and what was sent may have arrived.",
        CODES,
        "test_an_outage_delays_a_post_and_doubles_nothing",
        NEVER,
    ),
    # --- limits -----------------------------------------------------------------------------
    "forbidden-ban": Assumption(
        "Many answers of status 401, 403 and 429 (10,000 in ten minutes) lead to a ban.",
        LIMITS,
        "test_who_gets_no_dm_is_mentioned_told_once_and_not_tried_again",
        NEVER,
    ),
    "limit-waited": Assumption(
        "A request that came too early is answered 429 with `retry_after`, and `Via` unless "
        "Cloudflare answers.",
        LIMITS,
        "test_a_rate_limit_is_waited_out_and_the_post_comes_once",
        NEVER,
    ),
    "other-limits": Assumption(
        "Also limited are: alt texts 1,024, labels 80, placeholders 150, custom ids 100, thread "
        "names 100, nonces 25, contents 2,000 characters; suggestions 25; files 10 in a message "
        "and 10 MB each.",
        COMPONENTS,
        "test_the_document_forbids",
        NEVER,
    ),
    "command-limits": Assumption(
        "100 commands with 25 options each, 8,000 characters a command, 200 changes a day.",
        COMMANDS,
        "test_a_tree_beyond_a_limit_is_noticed",
        NEVER,
    ),
    # --- what the bot is told ---------------------------------------------------------------
    "few-intents": Assumption(
        "Commands and clicks come without any intent; servers, channels and threads come with one "
        "that is not privileged.",
        GATEWAY,
        "test_plaza_is_told_of_no_messages_and_keeps_none",
        LOG,
    ),
    "dm-shard": Assumption(
        "Direct messages, and clicks there, come to shard 0.",
        GATEWAY,
        "test_a_move_by_direct_message_wakes_the_owner_of_the_table",
        "Only with several shards.",
    ),
    "server-shard": Assumption(
        "A server belongs to the shard that its id says: id / 2^22, modulo the count of shards.",
        GATEWAY,
        "test_every_server_has_one_owner",
        "Only with several shards.",
    ),
    "ready-lists": Assumption(
        "READY lists all servers of a shard, and those that it does not list were left.",
        GATEWAY,
        "test_an_invalid_session_begins_a_new_one_and_tells_nothing_twice",
        LOG,
    ),
    "replayed": Assumption(
        "After RESUME, the events that came meanwhile are repeated, clicks too.",
        GATEWAY,
        "test_a_click_while_disconnected_is_replayed_and_answered_once",
        LOG,
    ),
    "close-codes": Assumption(
        "Codes 4004 and 4010 to 4014 end a connection for good, all others do not.",
        CODES,
        "test_what_discord_ends_for_good_is_one_sentence",
        NEVER,
    ),
    "archived-time": Assumption(
        "`archive_timestamp` is when a thread was archived or opened, and Discord archives it for "
        "inactivity no sooner than its own duration after its newest message.",
        THREADS,
        "test_who_archived_a_thread_is_told_by_how_long_it_was_quiet",
        "drill.md, step 7",
    ),
    "thread-seen": Assumption(
        "A click that comes from a private thread was made by a user who can see it.",
        CHANNEL,
        "test_members_and_who_manages_threads_look_from_anywhere",
        "drill.md, step 5",
    ),
    "voice-seen": Assumption(
        "The messages of a voice or stage channel are seen only with Connect, too.",
        CHANNEL,
        "test_a_person_who_may_not_connect_does_not_see_a_voice_channel",
        NEVER,
    ),
    "group": Assumption(
        "A group of people is no server and no direct message: it has a channel type of its own.",
        CHANNEL,
        "test_a_group_is_no_private_place_of_one_person",
        "drill.md, step 6",
    ),
    "away": Assumption(
        "An interaction from a server where the bot is not says so: the bot is told of no such "
        "server.",
        GATEWAY,
        "test_on_a_server_that_the_bot_is_not_on_one_plays_alone",
        NEVER,
    ),
    "thread-listed": Assumption(
        "A thread that has become active without a message is listed by clients again.",
        THREADS,
        "test_a_thread_that_is_quiet_for_six_days_is_made_active_without_a_message",
        "drill.md, step 7",
    ),
    "clock": Assumption(
        "Every answer has the time of Discord (`Date`).",
        UNDOCUMENTED,
        "test_the_clock_is_compared_with_discord_s",
        "`plaza doctor`",
    ),
    "old-commands": Assumption(
        "Clients go on showing a former command for some time after it was replaced.",
        COMMANDS,
        "test_a_command_of_another_version_is_answered",
        NEVER,
    ),
}
