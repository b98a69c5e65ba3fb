import type { Failure } from '@/domain/failure'
import type { CardProvider } from '@/services/cards/card-provider'

/** Said where the holder did not confirm what the bank asked. */
const NOT_AUTHENTICATED: Failure = {
  message: 'We are unable to authenticate your card. Please choose another one and try again.',
  status: 402,
  details: null,
}

/**
 * Takes the card that stands in the provider's form; `confirm` is asked where its bank wants to know its holder.
 * @returns the provider's id of it
 * @throws Failure when it is refused, or not confirmed
 */
export const takeCard = async (provider: CardProvider, confirm: () => Promise<boolean>): Promise<string> => {
  const { payment_method_id, needs_confirmation } = await provider.takeCard()
  if (!needs_confirmation) return payment_method_id
  if (!(await confirm())) throw NOT_AUTHENTICATED
  await provider.confirmCard({ payment_method_id })
  return payment_method_id
}
