import type { SnapshotFrom } from 'xstate'
import type { cardSetupMachine } from './machine'

export type CardSetupSnapshot = SnapshotFrom<typeof cardSetupMachine>

export const isBusy = (snapshot: CardSetupSnapshot): boolean =>
  snapshot.matches('taking') || snapshot.matches('confirming') || snapshot.matches('adding')

export const awaitsConfirmation = (snapshot: CardSetupSnapshot): boolean => snapshot.matches('awaiting_confirmation')

export const isAdded = (snapshot: CardSetupSnapshot): boolean => snapshot.matches('added')

export const wasConfirmed = (snapshot: CardSetupSnapshot): boolean => snapshot.context.confirmed
