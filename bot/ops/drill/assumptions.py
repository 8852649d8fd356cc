"""The assumptions about Discord that the drill can check: the keys of its lines.

Those that no drill can check are in `byhand.py`. `docs/discord.md` shows both; a test compares it.
"""

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

_DRILL: Final = "test_when_all_is_true_no_line_is_wrong"
_WIRE: Final = "test_a_table_is_opened_started_and_played_at"

DRILLED: Final[dict[str, Assumption]] = {
    # --- messages of components -------------------------------------------------------------
    "silent-flag": Assumption(
        "A post with flag 4096 (suppress notifications) keeps that flag.",
        MESSAGE,
        "test_what_calls_no_one_is_sent_silently",
    ),
    "v2-flag": Assumption(
        "A message of components has flag 32768 and an empty content.",
        COMPONENTS,
        "test_a_message_beyond_a_limit_is_noticed",
    ),
    "v2-lists-no-files": Assumption(
        "A message lists no attachment that its components show.",
        "discord-api-docs 8277, 8279",
        _DRILL,
    ),
    "medium-names-file": Assumption(
        "A component names the uploaded file that it shows by `attachment_id`.",
        "discord-api-docs 8277; documentation: Unfurled Media Item",
        _DRILL,
    ),
    "medium-url-name": Assumption(
        "The address of an uploaded file ends with the name under which it was uploaded.",
        UNDOCUMENTED,
        _DRILL,
    ),
    "picture-size": Assumption(
        "A picture comes back in the width and height of its file.",
        "documentation: Unfurled Media Item",
        _DRILL,
    ),
    "custom-ids": Assumption(
        "The custom ids of buttons come back as they were sent, in order.",
        COMPONENTS,
        "test_every_button_of_a_post_works_after_a_restart",
    ),
    "largest-message": Assumption(
        "A message holds 40 components, nested ones included, and 4,000 characters of text.",
        COMPONENTS,
        "test_every_panel_fits",
    ),
    "menu-optional": Assumption(
        "A menu of 25 entries with 100 characters each is taken, with `min_values` 0 if "
        "`required` is false.",
        COMPONENTS,
        "test_every_panel_fits",
    ),
    "component-ids": Assumption(
        "A component keeps the id that it was given.",
        COMPONENTS,
        "test_every_size_of_decision_stays_within_the_limits",
    ),
    "menu-unsaid": Assumption(
        "A menu in a message that says nothing of `required` is taken with `min_values` 0.",
        COMPONENTS,
        _DRILL,
    ),
    "menu-required": Assumption(
        "A menu with `min_values` 0 and `required` true is refused.",
        UNDOCUMENTED,
        "test_a_message_beyond_a_limit_is_noticed",
    ),
    "two-galleries": Assumption(
        "A message can show two galleries, each with a file of its own, in order.",
        COMPONENTS,
        "test_what_was_revealed_is_a_second_picture",
    ),
    "file-shown": Assumption(
        "A file to be downloaded is named by `attachment_id` too.",
        COMPONENTS,
        _DRILL,
    ),
    "webp-partial": Assumption(
        "An animated WebP whose frames hold only what changed keeps its width and height.",
        "lilliput 159",
        _DRILL,
    ),
    "webp-small-end": Assumption(
        "An animated WebP that ends with a small frame keeps its size, or gets that of the frame. "
        "Plaza's ends with a clear sheet of the whole size.",
        "lilliput 159",
        "test_the_last_frame_has_the_size_of_the_whole",
    ),
    "webp-full": Assumption(
        "An animated WebP of whole frames keeps its width and height.",
        "lilliput 159",
        _DRILL,
    ),
    # --- edits ------------------------------------------------------------------------------
    "line-becomes-sheet": Assumption(
        "An edit with `content` null turns a classic message into one of components.",
        COMPONENTS,
        "test_a_mention_rings_with_a_line_that_becomes_the_board",
    ),
    "content-left": Assumption(
        "Components in the place of a classic message are refused while its content stays.",
        COMPONENTS,
        _DRILL,
    ),
    "v2-content-null": Assumption(
        "An edit of a message of components with `content` null is taken.",
        UNDOCUMENTED,
        _WIRE,
    ),
    "edit-uploads": Assumption(
        "An edit of a message of components can upload a new picture in the place of the former.",
        "discord-api-docs 7529",
        _WIRE,
    ),
    # --- nonces -----------------------------------------------------------------------------
    "nonce-at-once": Assumption(
        "A repeat with the same nonce and `enforce_nonce` makes no second message and returns the "
        "first.",
        MESSAGE,
        "test_a_connection_lost_around_a_post_leaves_one_post",
    ),
    "nonce-later": Assumption(
        "A nonce is remembered for five minutes (`lanes.NONCE_HOLDS`).",
        'documentation: Message ("the past few minutes")',
        "test_a_claim_means_nothing_once_discord_has_forgotten_the_nonce",
    ),
    # --- threads ----------------------------------------------------------------------------
    "thread-id": Assumption(
        "A thread on a post has the id of the post.",
        THREADS,
        "test_a_thread_that_is_there_already_is_taken",
    ),
    "thread-week": Assumption(
        "A thread can be made that is archived after a week, on a server of any level.",
        THREADS,
        _DRILL,
    ),
    "thread-line-fresh": Assumption(
        "A thread on a fresh post puts no line (type 18) into the channel.",
        THREADS,
        _DRILL,
    ),
    "thread-line-alone": Assumption(
        "A thread without a post puts a line (type 18) into the channel.",
        "discord-api-docs 5256",
        _DRILL,
    ),
    "thread-line-old": Assumption(
        "A thread on a message that is some minutes old puts one line (type 18) into the channel, "
        "at once.",
        THREADS,
        "test_the_channel_is_told_of_a_thread_by_its_post_alone",
    ),
    "thread-line-deleted": Assumption(
        "The bot can delete the line that announces its thread.",
        THREADS,
        "test_the_channel_is_told_of_a_thread_by_its_post_alone",
    ),
    "thread-twice": Assumption(
        "A second thread on a post is refused with 160004.",
        CODES,
        "test_a_thread_that_is_there_already_is_taken",
    ),
    "thread-last": Assumption(
        "A thread that is asked for says which message is its newest (`last_message_id`).",
        CHANNEL,
        "test_a_message_counts_as_activity_though_plaza_is_told_of_none",
    ),
    "thread-owner-joins": Assumption(
        "The maker of a thread is in it. Discord says of one user whether they are in a thread, "
        "without a privileged intent.",
        CHANNEL,
        "test_members_and_who_manages_threads_look_from_anywhere",
    ),
    "mention-by-edit": Assumption(
        "An edit in a thread that mentions a user makes them a member of it.",
        UNDOCUMENTED,
        "test_those_who_play_by_message_are_mentioned_in_their_thread_once_by_an_edit",
    ),
    "thread-active": Assumption(
        "A change of the time after which a thread is archived counts as activity: "
        "`archive_timestamp` moves.",
        THREADS,
        "test_a_thread_that_is_quiet_for_six_days_is_made_active_without_a_message",
    ),
    "thread-duration": Assumption(
        "The owner of a thread can change after how long it is archived.",
        CHANNEL,
        "test_a_thread_that_is_quiet_for_six_days_is_made_active_without_a_message",
    ),
    "archived-edit": Assumption(
        "An edit in an archived thread is refused with 50083.",
        CODES,
        "test_where_the_post_cannot_be_edited_a_new_one_is_made",
    ),
    "thread-reopened": Assumption(
        "The owner of a thread can archive it and open it again.",
        CHANNEL,
        "test_what_was_archived_while_plaza_did_not_run",
    ),
    "archived-post": Assumption(
        "A post in an archived thread opens it.",
        THREADS,
        "test_an_archived_thread_is_opened_by_a_new_post",
    ),
    "thread-locked": Assumption(
        "A thread says whether it is locked (`thread_metadata.locked`).",
        THREADS,
        "test_the_table_of_a_locked_thread_is_shown_in_the_channel",
    ),
    # --- direct messages --------------------------------------------------------------------
    "dm-line": Assumption(
        "A line in a direct message becomes a message of components by an edit.",
        COMPONENTS,
        "test_a_call_by_message_rings_with_a_line_that_becomes_the_panel",
    ),
    "dm-sheet": Assumption(
        "A direct message can be one of components from the beginning.",
        COMPONENTS,
        "test_the_panel_comes_by_direct_message_and_can_be_answered_there",
    ),
    "dm-closed": Assumption(
        "Discord refuses a message to a user who takes none with a code of "
        "`faults.UNREACHABLE`, such as 50007.",
        CODES,
        "test_who_gets_no_dm_is_mentioned_told_once_and_not_tried_again",
    ),
    # --- clicks -----------------------------------------------------------------------------
    "click-post": Assumption(
        "A click brings the message as it is: its content and components, and no attachments.",
        RESPONDING,
        "test_a_message_that_discord_sends_without_its_components_is_answered",
    ),
    "click-permissions": Assumption(
        "The `app_permissions` of a click are those that follow from roles and channel.",
        RESPONDING,
        "test_no_table_is_opened_where_it_could_not_be_shown",
    ),
    "answer-deferred": Assumption(
        "An answer that was deferred privately can be filled with a picture.",
        RESPONDING,
        _WIRE,
    ),
    "click-private": Assumption(
        "A click on a private panel brings its message with flag 64.",
        RESPONDING,
        "test_a_panel_that_others_have_overtaken_is_shown_anew_and_works_again",
    ),
    "panel-new-file": Assumption(
        "A private panel can be edited to show another file, after the click was deferred.",
        "discord-api-docs 7529",
        _WIRE,
    ),
    "panel-update": Assumption(
        "A click can be answered by an update of its message with another file (type 7).",
        RESPONDING,
        _DRILL,
    ),
    "followup-private": Assumption(
        "A message beside a private panel can be private (flag 64).",
        RESPONDING,
        "test_help_opens_beside_the_panel",
    ),
    "followup-file": Assumption(
        "A private message beside a panel can show a file.",
        RESPONDING,
        _DRILL,
    ),
    "followup-public": Assumption(
        "A message beside a private panel can be public.",
        "discord-api-docs 2742",
        "test_nothing_for_all_follows_a_private_promise",
    ),
    # --- the application and its rights -----------------------------------------------------
    "commands-known": Assumption(
        "Discord has the commands that it was given.",
        COMMANDS,
        "test_two_starts_put_once_and_a_change_of_a_translation_puts_again",
    ),
    "commands-where": Assumption(
        "Commands can be used on servers, and in direct messages unless they are for servers only.",
        COMMANDS,
        "test_commands_are_for_everyone_but_for_what_servers_set",
    ),
    "installs": Assumption(
        "The application can be installed on a server (`integration_types_config` has 0), and by a "
        "person (1).",
        "documentation: Application",
        _DRILL,
    ),
    "permissions-enough": Assumption(
        "The permissions of the invitation are enough for everything that Plaza does.",
        "documentation: Permissions",
        "test_the_invitation_asks_for_six_permissions_and_no_more",
    ),
    "private-thread": Assumption(
        "In a private thread that the bot is not in, `app_permissions` are those of the channel.",
        UNDOCUMENTED,
        "test_a_private_thread_that_the_bot_is_not_in_is_refused",
    ),
    "limits-told": Assumption(
        "Answers tell the limit of their route (`X-RateLimit-*`), by which requests are spaced.",
        LIMITS,
        "test_a_rate_limit_is_waited_out_and_the_post_comes_once",
    ),
    "removed": Assumption(
        "The bot can delete what it has posted, in channels and in direct messages.",
        MESSAGE,
        "test_a_second_run_removes_what_a_killed_one_left",
    ),
}
