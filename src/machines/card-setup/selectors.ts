import type { SnapshotFrom } from 'xstate'
import type { cardSetupMachine } from './machine'

export type CardSetupSnapshot = SnapshotFrom<typeof cardSetupMachine>

/** Whether provider or back end is being asked. */
export const isBusy = (snapshot: CardSetupSnapshot): boolean =>
  snapshot.matches('taking') || snapshot.matches('confirming') || snapshot.matches('adding')

/** Whether the card's holder has to confirm. */
export const awaitsConfirmation = (snapshot: CardSetupSnapshot): boolean => snapshot.matches('awaiting_confirmation')

/** Whether the card is kept, and the form can close. */
export const isAdded = (snapshot: CardSetupSnapshot): boolean => snapshot.matches('added')

/** Whether the card's holder was asked and has confirmed. */
export const wasConfirmed = (snapshot: CardSetupSnapshot): boolean => snapshot.context.confirmed
