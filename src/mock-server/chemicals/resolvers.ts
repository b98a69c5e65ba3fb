import type {
  CorrectChemicalApplicationArgs,
  RecordChemicalApplicationArgs,
  ChemicalApplication as ShownApplication,
} from '@/contract/graphql/generated/resolvers'
import { type Application, applicationSchema } from '@/domain/chemical/application'
import { applicationProblems } from '@/domain/chemical/form'
import { mayEverRecord, mayManageChemicals, mayRecordFor, seesApplication } from '@/domain/chemical/permissions'
import { normalizeRate } from '@/domain/chemical/rate'
import { UNSEALED } from '@/domain/chemical/seal'
import { isAt, type Property, placeText } from '@/domain/client/property'
import { mayListJobs } from '@/domain/job/commands'
import type { Actor } from '@/domain/permissions/actor'
import { isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Command, Requester } from '../core/write/command'
import { crud } from '../core/write/crud'
import { invalid, permitReading, Refusal, readBy } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { definedFields, mutation } from '../graphql/mutation'
import { jobsOf } from '../jobs/in-order'
import { checkedChain, sealing } from './chain'
import { chemicalProducts, productEdit } from './products'

const maySee = (actor: Actor): boolean => mayManageChemicals(actor) || mayListJobs(actor)

const productOf = (id: number | null, businessId: number, store: Store) => {
  const product = id === null ? undefined : store.find('chemical_products', id)
  return product?.business_id === businessId ? product : null
}

/** Throws a 422 Refusal. */
const propertyOf = (id: unknown, businessId: number, store: Store): Property => {
  const property = typeof id === 'number' ? store.find('properties', id) : undefined
  if (property?.business_id !== businessId) throw invalid('property_id', 'Choose one of your properties')
  return property
}

/** People who don't manage chemicals may record only for their own job, at its property. Throws a 403 or 422 Refusal. */
const checkJob = (id: unknown, property: Property, { actor, businessId }: Requester, store: Store): void => {
  const job = typeof id === 'number' ? store.find('jobs', id) : undefined
  if (id !== null && id !== undefined && job?.business_id !== businessId)
    throw invalid('job_id', 'This job no longer exists')
  if (mayManageChemicals(actor)) return
  if (!job || !mayRecordFor(actor, job) || !isAt(property)(job))
    throw new Refusal(403, 'You can record chemicals only for jobs you are assigned to.')
}

/** Throws a 422 Refusal. */
const checked = (input: object, { actor, businessId }: Requester, store: Store): Application => {
  const draft = readBy(applicationSchema, input)
  const product = productOf(draft.product_id, businessId, store)
  if (draft.product_id !== null && !product) throw invalid('product_id', 'This product is no longer on your list')
  const [problem] = applicationProblems(draft, { product, now: store.now(), timeZone: actor.time_zone })
  if (problem) throw invalid(problem.field, problem.message)
  return { ...draft, ...normalizeRate(draft, product) }
}

const DEFAULTS = {
  job_id: null,
  product_id: null,
  epa_registration_number: '',
  concentration: '',
  application_rate: '',
  above_label: false,
  total_amount_applied: null,
  amount_unit: 'gallons',
  area_treated_sqft: null,
  site_treated: '',
  weather_conditions: '',
  temperature_f: null,
  wind_speed_mph: null,
  applicator_license_number: '',
  ppe_used: [],
  harvest_interval_days: null,
  notes: '',
} satisfies Partial<Application>

const shown = ({ business_id: _, ...application }: Application): ShownApplication => application

const applications = crud('chemical_applications', {
  reads: {
    may: maySee,
    shown({ actor, businessId }, store) {
      const sees = seesApplication(actor, jobsOf(businessId, store), (id) => store.find('properties', id))
      return (application) => (sees(application) ? application : null)
    },
  },
  may: {
    create: mayEverRecord,
    edit: mayManageChemicals,
    delete: mayManageChemicals,
  },
  participles: { created: 'recorded' },
  create(request: Sent<RecordChemicalApplicationArgs>, id, store) {
    const fields = definedFields(request.args.application)
    const property = propertyOf(fields.property_id, request.businessId, store)
    checkJob(fields.job_id, property, request, store)
    const own = {
      id,
      business_id: request.businessId,
      location: placeText(property),
      created_at: isoNow(store),
      created_by: request.user.id,
      seal: UNSEALED,
    }
    return checked({ ...DEFAULTS, ...fields, ...own }, request, store)
  },
  edit(request: Sent<CorrectChemicalApplicationArgs>, application, store) {
    const fields = definedFields(request.args.changed)
    const isMoved = fields.property_id !== undefined && fields.property_id !== application.property_id
    const location = isMoved
      ? placeText(propertyOf(fields.property_id, request.businessId, store))
      : application.location
    return checked({ ...application, ...fields, location }, request, store)
  },
  answer: shown,
})

const corrected = applications.edit(({ args }: Sent<CorrectChemicalApplicationArgs>) => args.id)

const correction: Command<Sent<CorrectChemicalApplicationArgs>, ShownApplication> = {
  facts(request, store) {
    const { was } = request.args
    return corrected.facts({ ...request, ...(was ? { body: { was: definedFields(was) } } : {}) }, store)
  },
  answer: corrected.answer,
}

type ChemicalFields =
  | 'chemicalProducts'
  | 'chemicalApplications'
  | 'chemicalApplication'
  | 'chemicalCheck'
  | 'recordChemicalApplication'
  | 'correctChemicalApplication'
  | 'deleteChemicalApplication'
  | 'addChemicalProduct'
  | 'editChemicalProduct'
  | 'deleteChemicalProduct'

/** Chemical products and applications (EP-111); not part of the documented API. */
export const chemicalResolvers: ResolversFor<ChemicalFields> = {
  chemicalProducts(_, { actor, businessId, store }) {
    permitReading('chemical_products', mayEverRecord(actor), store)
    return [...store.naming('chemical_products', 'business_id', businessId)]
  },
  chemicalApplications: (_, { store, ...requester }) => applications.rows(requester, store).map(shown),
  chemicalApplication: ({ id }, { store, ...requester }) => shown(applications.row(requester, String(id), store)),
  chemicalCheck(_, { actor, businessId, store }) {
    permitReading('chemical_applications', mayManageChemicals(actor), store)
    return checkedChain(businessId, store)
  },
  recordChemicalApplication: mutation('recordChemicalApplication', sealing(applications.create)),
  correctChemicalApplication: mutation('correctChemicalApplication', sealing(correction)),
  deleteChemicalApplication: mutation(
    'deleteChemicalApplication',
    applications.remove(
      ({ args }) => args.id,
      (_result, { args }) => args.id,
    ),
  ),
  addChemicalProduct: mutation('addChemicalProduct', chemicalProducts.create),
  editChemicalProduct: mutation('editChemicalProduct', productEdit),
  deleteChemicalProduct: mutation(
    'deleteChemicalProduct',
    chemicalProducts.remove(
      ({ args }) => args.id,
      (_result, { args }) => args.id,
    ),
  ),
}
