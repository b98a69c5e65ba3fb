import type {
  CorrectChemicalApplicationArgs,
  RecordChemicalApplicationArgs,
  ChemicalApplication as ShownApplication,
} from '@/contract/graphql/generated/resolvers'
import { type Application, applicationSchema } from '@/domain/chemical/application'
import { applicationProblems } from '@/domain/chemical/form'
import { mayEverRecord, mayManageChemicals, mayRecordFor, seesApplication } from '@/domain/chemical/permissions'
import { keptRate } from '@/domain/chemical/rate'
import { UNSEALED } from '@/domain/chemical/seal'
import { isAt, type Property, placeText } from '@/domain/client/property'
import { mayListJobs } from '@/domain/job/commands'
import type { Actor } from '@/domain/permissions/actor'
import { isoNow } from '../core/log/changes'
import type { Store } from '../core/log/store'
import type { Asker, Command } from '../core/write/command'
import { crud } from '../core/write/crud'
import { invalid, permitReading, Refusal, readBy } from '../core/write/refusal'
import type { ResolversFor, Sent } from '../graphql/asking'
import { mutation, saidIn } from '../graphql/mutation'
import { jobsOf } from '../jobs/in-order'
import { checkedChain, sealing } from './chain'
import { chemicalProducts, productEdit } from './products'

const maySee = (actor: Actor): boolean => mayManageChemicals(actor) || mayListJobs(actor)

const productOf = (id: number | null, businessId: number, store: Store) => {
  const product = id === null ? undefined : store.find('chemical_products', id)
  return product?.business_id === businessId ? product : null
}

/** @throws Refusal 422 */
const propertyOf = (id: unknown, businessId: number, store: Store): Property => {
  const property = typeof id === 'number' ? store.find('properties', id) : undefined
  if (property?.business_id !== businessId) throw invalid('property_id', 'Choose one of your properties')
  return property
}

/** People who don't manage chemicals record only for a job of theirs, at the property it is at. @throws Refusal 403, 422 */
const checkJob = (id: unknown, property: Property, { actor, businessId }: Asker, store: Store): void => {
  const job = typeof id === 'number' ? store.find('jobs', id) : undefined
  if (id !== null && id !== undefined && job?.business_id !== businessId)
    throw invalid('job_id', 'This job no longer exists')
  if (mayManageChemicals(actor)) return
  if (!job || !mayRecordFor(actor, job) || !isAt(property)(job))
    throw new Refusal(403, 'You can record chemicals only for jobs you are assigned to.')
}

/** An application that can be kept as it is. @throws Refusal 422 */
const checked = (said: object, { actor, businessId }: Asker, store: Store): Application => {
  const told = readBy(applicationSchema, said)
  const product = productOf(told.product_id, businessId, store)
  if (told.product_id !== null && !product) throw invalid('product_id', 'This product is no longer on your list')
  const [problem] = applicationProblems(told, { product, now: store.now(), timeZone: actor.time_zone })
  if (problem) throw invalid(problem.field, problem.message)
  return { ...told, ...keptRate(told, product) }
}

/** What an application says of itself where the person who records it has not. */
const UNSAID = {
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
  create(asked: Sent<RecordChemicalApplicationArgs>, id, store) {
    const said = saidIn(asked.args.application)
    const property = propertyOf(said.property_id, asked.businessId, store)
    checkJob(said.job_id, property, asked, store)
    const own = {
      id,
      business_id: asked.businessId,
      location: placeText(property),
      created_at: isoNow(store),
      created_by: asked.user.id,
      seal: UNSEALED,
    }
    return checked({ ...UNSAID, ...said, ...own }, asked, store)
  },
  edit(asked: Sent<CorrectChemicalApplicationArgs>, application, store) {
    const said = saidIn(asked.args.changed)
    const isMoved = said.property_id !== undefined && said.property_id !== application.property_id
    const location = isMoved ? placeText(propertyOf(said.property_id, asked.businessId, store)) : application.location
    return checked({ ...application, ...said, location }, asked, store)
  },
  answer: shown,
})

const corrected = applications.edit(({ args }: Sent<CorrectChemicalApplicationArgs>) => args.id)

/** A correction by GraphQL has what the record was among its arguments. */
const correction: Command<Sent<CorrectChemicalApplicationArgs>, ShownApplication> = {
  facts(asked, store) {
    const { was } = asked.args
    return corrected.facts({ ...asked, ...(was ? { body: { was: saidIn(was) } } : {}) }, store)
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

/** Chemical products and applications (EP-111); the documents name no call for these. */
export const chemicalResolvers: ResolversFor<ChemicalFields> = {
  chemicalProducts(_, { actor, businessId, store }) {
    permitReading('chemical_products', mayEverRecord(actor), store)
    return [...store.naming('chemical_products', 'business_id', businessId)]
  },
  chemicalApplications: (_, { store, ...asker }) => applications.rows(asker, store).map(shown),
  chemicalApplication: ({ id }, { store, ...asker }) => shown(applications.row(asker, String(id), store)),
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
      (_made, { args }) => args.id,
    ),
  ),
  addChemicalProduct: mutation('addChemicalProduct', chemicalProducts.create),
  editChemicalProduct: mutation('editChemicalProduct', productEdit),
  deleteChemicalProduct: mutation(
    'deleteChemicalProduct',
    chemicalProducts.remove(
      ({ args }) => args.id,
      (_made, { args }) => args.id,
    ),
  ),
}
