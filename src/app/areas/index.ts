import { once } from '@/domain/async/once'
import { createCrewService } from '@/services/crew/crew-service'
import { requestNotice, undo, undoRequest } from '@/services/history/queries'
import { createStayedRecords } from '@/services/history/stayed'
import { offlineDay } from '@/services/my-day/offline-day'
import { createOpenProposal } from '@/services/scheduling/open-proposal'
import { createViewService } from '@/services/views/view-service'
import { loadedLater } from '../loaded-later'
import { defineArea, type ServicesOf } from './area'
import { billing } from './billing'
import { clients } from './clients'
import { communications, presence } from './communications'
import { payments } from './payments'

const account = defineArea({
  name: 'account',
  services: ({ graphql }) => ({
    calls: once(async () => (await import('@/services/settings/settings-service')).createSettingsService(graphql)),
  }),
})

const catalog = defineArea({
  name: 'catalog',
  services: ({ http, graphql }) =>
    loadedLater(async () => (await import('@/services/catalog/catalog-service')).createCatalogService(http, graphql)),
})

const chemicals = defineArea({
  name: 'chemicals',
  services: ({ graphql }) =>
    loadedLater(async () => (await import('@/services/chemicals/chemical-service')).createChemicalService(graphql)),
})

const crew = defineArea({
  name: 'crew',
  services: ({ http, graphql }) => createCrewService(http, graphql),
})

const documents = defineArea({
  name: 'documents',
  services: () => loadedLater(async () => (await import('@/services/documents/document-service')).documentService),
})

const equipment = defineArea({
  name: 'equipment',
  services: ({ graphql }) =>
    loadedLater(async () => (await import('@/services/equipment/equipment-service')).createEquipmentService(graphql)),
})

const estimates = defineArea({
  name: 'estimates',
  services: ({ graphql }) =>
    loadedLater(async () => (await import('@/services/estimates/estimate-service')).createEstimateService(graphql)),
})

const history = defineArea({
  name: 'history',
  services: ({ graphql }) => ({
    /** Undoes facts of any records together. `key` is the intent's id. Throws Failure 409 when they have changed since. */
    undo: (positions: number[], key: string) => undo(graphql, positions, key),
    /** Undoes everything one request caused. Throws Failure 404, 403 or 409 when it can't be undone. */
    undoRequest: (request: string, key: string) => undoRequest(graphql, request, key),
    requestNotice: (key: string) => requestNotice(graphql, key),
    stayed: createStayedRecords(),
  }),
})

const invoices = defineArea({
  name: 'invoices',
  services: ({ graphql, http }) =>
    loadedLater(async () => (await import('@/services/invoices/invoice-service')).createInvoiceService(graphql, http)),
})

const jobs = defineArea({
  name: 'jobs',
  services: (shared) => loadedLater(async () => (await import('./lazy-jobs')).createJobs(shared)),
})

/** The map tile URL and attribution from the build; null means the map draws only its own outlines. */
export const tilesIn = ({ VITE_MAP_TILES = '', VITE_MAP_CREDIT = '' }: Partial<ImportMetaEnv>) =>
  VITE_MAP_TILES === '' ? null : { address: VITE_MAP_TILES, credit: VITE_MAP_CREDIT }

/** Reads its settings here rather than in `env.ts`, because startup doesn't need them. */
const map = defineArea({ name: 'map', services: () => ({ tiles: tilesIn(import.meta.env) }) })

const messagingSettings = defineArea({
  name: 'messagingSettings',
  services: ({ http, graphql }) =>
    loadedLater(async () =>
      (await import('@/services/messaging-settings/settings-service')).createMessagingSettingsService(http, graphql),
    ),
})

const myDay = defineArea({
  name: 'offlineDay',
  services: ({ local, userId }) => offlineDay(local, userId()),
})

const payouts = defineArea({
  name: 'payouts',
  services: ({ http, graphql }) =>
    loadedLater(async () => (await import('@/services/payouts/payout-service')).createPayoutService(http, graphql)),
})

const permissions = defineArea({
  name: 'permissions',
  services: ({ http }) =>
    loadedLater(async () => (await import('@/services/permissions/permission-service')).createPermissionService(http)),
})

const scheduling = defineArea({
  name: 'scheduling',
  services: ({ session, userId }) => createOpenProposal(session, userId),
})

const servicePlans = defineArea({
  name: 'servicePlans',
  services: ({ http, graphql }) =>
    loadedLater(async () => (await import('@/services/plans/plan-service')).createPlanService(http, graphql)),
})

const views = defineArea({
  name: 'views',
  services: ({ graphql }) => createViewService(graphql),
})

export const areas = [
  account,
  billing,
  catalog,
  chemicals,
  clients,
  communications,
  crew,
  documents,
  equipment,
  estimates,
  history,
  invoices,
  jobs,
  map,
  messagingSettings,
  myDay,
  payouts,
  payments,
  permissions,
  presence,
  scheduling,
  servicePlans,
  views,
] as const

export type Services = { [A in (typeof areas)[number] as A['name']]: ServicesOf<A> }
