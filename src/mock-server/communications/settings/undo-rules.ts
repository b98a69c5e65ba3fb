import { mayManageMessaging, maySendMessages } from '@/domain/messaging/permissions'
import type { Actor } from '@/domain/permissions/actor'
import type { AllUndoRules } from '../../core/history/undo-rules'
import { DECISIONS } from './carrier-decision'
import { answerProblem, extensionProblem, otherDefault, templateRowProblem } from './problems'

const may = (actor: Actor): boolean => mayManageMessaging(actor)

export const messagingSettingsUndoRules = {
  phone_numbers: {
    removal({ id, phone_number }, remaining) {
      if (remaining.naming('extensions', 'phone_number_id', id).length > 0)
        return 'This number has extensions; delete them first.'
      const isUsed = remaining
        .table('messages')
        .some(({ from_number, to_number }) => from_number === phone_number || to_number === phone_number)
      return isUsed ? 'There are texts from or to this number.' : null
    },
    undo: {
      may,
      keeps: (type) => (DECISIONS.includes(type) ? 'The carriers did this.' : null),
      obstacle: ({ after }, store) =>
        store
          .table('phone_numbers')
          .some(({ id, phone_number }) => id !== after.id && phone_number === after.phone_number)
          ? 'Someone else has this number now.'
          : null,
    },
  },
  extensions: {
    undo: { may, obstacle: ({ after }, store) => extensionProblem(after, store)?.message ?? null },
  },
  message_templates: {
    undo: { may, obstacle: ({ after }, store) => templateRowProblem(after, store)?.message ?? null },
  },
  signatures: {
    undo: {
      may: (actor, { before, after }) => maySendMessages(actor) && (before ?? after)?.user_id === actor.user_id,
      obstacle: ({ after }, store) =>
        after.is_default && otherDefault(after, store) ? 'Another signature is your default now.' : null,
    },
  },
  canned_answers: {
    undo: { may, obstacle: ({ after }, store) => answerProblem(after, store)?.message ?? null },
  },
  messaging_settings: { undo: { may } },
} satisfies AllUndoRules
