import { once } from '@/domain/async/once'
import { decidedAt } from '@/domain/messaging/settings/registration'
import type { Store } from '../../core/log/store'

/** Loaded when a number's time has come. */
const rules = once(() => import('./carrier-decision'))

/** Decides registrations as carriers do, each once. Must run before every answer. */
export const createCarrierSweep = (store: Store) => async (): Promise<void> => {
  const due = () =>
    store.table('phone_numbers').filter((number) => {
      const at = decidedAt(number)
      return at !== null && at <= store.now() && !store.isReadOnly(`phone_number/${number.id}`)
    })
  if (due().length === 0) return
  const { carrierDecision } = await rules()
  await store.exclusively(async () => {
    await store.commit(due().flatMap((number) => carrierDecision(number, store)))
  })
}
