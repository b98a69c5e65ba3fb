import { SECRET_GONE } from '@/domain/record/failure'
import { PRODUCT } from '@/domain/text/product'
import { createVault, type FlowEntry, readFlowEntry, type Vault } from '@/events/flow'
import { type EventLog, openLog } from '@/events/log'
import type { FormDeps } from '@/services/auth/register'
import { createSessionPorts } from '@/services/auth/session-ports'
import type { TroubleReports } from '../storage/storage-notices'
import { type Session, startSession } from './session'

type Deps = Pick<Parameters<typeof startSession>[0], 'clock' | 'tokens' | 'newId' | 'onError'> &
  Pick<FormDeps, 'http' | 'isReal'> & { reports: TroubleReports }

export type OpenSession = { session: Session; log: EventLog<FlowEntry>; vault: Vault }

export const openSession = async ({ http, isReal, reports, ...deps }: Deps): Promise<OpenSession> => {
  const log = await openLog<FlowEntry>({ name: 'groundwork-flows', product: PRODUCT, read: readFlowEntry, ...reports })
  const vault = createVault(deps.newId, SECRET_GONE)
  const { clock, tokens } = deps
  const ports = createSessionPorts({ http, tokens, clock, reveal: vault.reveal, forget: vault.forget, isReal })
  return { session: startSession({ ...deps, log, vault, ports }), log, vault }
}
