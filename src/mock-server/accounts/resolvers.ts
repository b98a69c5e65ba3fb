import * as v from 'valibot'
import type {
  EditBusinessSettingsArgs,
  EditPreferencesArgs,
  EditProfileArgs,
  SetLogoArgs,
  BusinessSettings as ShownBusiness,
  Preferences as ShownPreferences,
  Profile as ShownProfile,
} from '@/contract/graphql/generated/resolvers'
import { businessDraftSchema } from '@/domain/account/business-form'
import { type Logo, logoSchema } from '@/domain/account/logo'
import { maySeeSettings } from '@/domain/account/permissions'
import { preferencesFormSchema } from '@/domain/account/preferences'
import { profileFormSchema } from '@/domain/account/profile'
import { byUser, inserted, removed, replaced } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { type Command, command, type Requester } from '../core/write/command'
import type { Decided } from '../core/write/execute'
import { invalid, permit, Refusal } from '../core/write/refusal'
import type { GraphqlContext, ResolversFor } from '../graphql/asking'
import { mutation } from '../graphql/mutation'
import { emailRefusal } from './addresses'
import { type AccountRows, EDIT_SETTINGS, edited, readEdit, rowsOf, type Sent } from './edits'
import { ownAccountResolvers } from './own-account'
import { userFrom } from './session'
import type { BusinessRow } from './tables'

const profileOf = ({ person, business }: AccountRows): ShownProfile => ({
  id: person.id,
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  phone: person.phone ?? '',
  business_name: business.name,
  business_type: business.market,
  trade: business.trade,
})

const preferencesOf = ({ person, business }: AccountRows): ShownPreferences => ({
  id: business.id,
  notifications: person.notifications,
  privacy: person.privacy,
  language: business.language,
  timezone: business.timezone,
  date_format: business.date_format,
  currency: business.currency,
})

const NUMBERED = { job_next: 'jobs', estimate_next: 'estimates', invoice_next: 'invoices' } as const
type NumberField = keyof typeof NUMBERED
const NUMBER_FIELDS = Object.keys(NUMBERED) as NumberField[]

const nextOf = (field: NumberField, { id, ...business }: BusinessRow, store: Store): number =>
  Math.max(business[field], store.lastNumber(NUMBERED[field], id) + 1)

const settingsOf = ({ business }: AccountRows, store: Store): ShownBusiness => {
  const { id, address, city, state, zip_code, operating_hours, tax_rate } = business
  const { job_prefix, estimate_prefix, invoice_prefix, paper_size, payout_approval_limit } = business
  return {
    ...{ id, address, city, state, zip_code, operating_hours, tax_rate },
    ...{ job_prefix, estimate_prefix, invoice_prefix, paper_size, payout_approval_limit },
    job_next: nextOf('job_next', business, store),
    estimate_next: nextOf('estimate_next', business, store),
    invoice_next: nextOf('invoice_next', business, store),
  }
}

const shownSettings = (requester: Requester, store: Store): ShownBusiness => {
  if (!maySeeSettings(requester.actor)) throw new Refusal(403, 'Your role can’t see business settings.')
  return settingsOf(rowsOf(requester, store), store)
}

type With<Args> = Requester & { args: Omit<Args, 'key'> }

const editing = <Args extends Sent, Answer>(
  facts: (request: With<Args>, rows: AccountRows, store: Store) => Promise<Decided[]>,
  answer: (rows: AccountRows, store: Store) => Answer,
): Command<With<Args>, Answer> => ({
  facts: (request, store) => facts(request, rowsOf(request, store), store),
  answer: (_facts, request, store) => answer(rowsOf(request, store), store),
})

const noPhone = <F extends { phone?: unknown }>(fields: F) => (fields.phone === '' ? null : fields.phone)

const editProfile = editing<EditProfileArgs, ShownProfile>(async (request, { person, business }, store) => {
  const { changed, was } = readEdit(profileFormSchema, request.args)
  const refusal = changed.email === undefined ? null : emailRefusal(changed.email, person.id, store)
  if (refusal) throw invalid('email', refusal)
  const { business_name: name, business_type: market, trade, ...own } = changed
  const before = was && { name: was.business_name, market: was.business_type, trade: was.trade }
  const phone = changed.phone === '' ? null : changed.phone
  return [
    ...(await edited(
      'users',
      person,
      { changed: { ...own, phone }, was: was && { ...was, phone: noPhone(was) } },
      request,
      store,
    )),
    ...(await edited('businesses', business, { changed: { name, market, trade }, was: before }, request, store)),
  ]
}, profileOf)

const editPreferences = editing<EditPreferencesArgs, ShownPreferences>(async (request, { person, business }, store) => {
  const { changed, was } = readEdit(preferencesFormSchema, request.args)
  const { notifications, privacy, ...ofBusiness } = changed
  return [
    ...(await edited('users', person, { changed: { notifications, privacy }, was }, request, store)),
    ...(await edited('businesses', business, { changed: ofBusiness, was }, request, store)),
  ]
}, preferencesOf)

const editBusinessSettings = editing<EditBusinessSettingsArgs, ShownBusiness>(async (request, { business }, store) => {
  // Checked first, because even an edit without changes returns all settings.
  permit('businesses', request.actor, EDIT_SETTINGS, store)
  const { changed, was } = readEdit(businessDraftSchema, request.args)
  for (const field of NUMBER_FIELDS) {
    const last = store.lastNumber(NUMBERED[field], business.id)
    const next = changed[field]
    if (next !== undefined && next <= last) throw invalid(field, `Number ${last} is taken. Use ${last + 1} or higher`)
  }
  // Numbers increase automatically, so an edit of the next number always wins.
  const { job_next: _, estimate_next: __, invoice_next: ___, ...before } = was ?? {}
  return edited('businesses', business, { changed, was: was && before }, request, store)
}, settingsOf)

const logoOf = ({ businessId }: Requester, store: Store): Logo | undefined =>
  store.naming('logos', 'business_id', businessId)[0]

/** Returns no fact for the same logo. Throws Refusal 422. */
const logoSet = (request: With<SetLogoArgs>, store: Store): Decided[] => {
  const { image = null } = request.args
  const former = logoOf(request, store)
  if (image === (former?.image ?? null)) return []
  const parsed = v.safeParse(v.nullable(logoSchema), image)
  if (!parsed.success) throw invalid('image', parsed.issues[0].message)
  const { id = store.nextId('logos') } = former ?? {}
  const stated = { stream: `logo/${id}`, actor: byUser(request.actor) }
  if (former && image === null)
    return [{ ...stated, type: 'logo.removed', note: 'Logo removed', changes: [removed('logos', former)] }]
  const logo = { id, business_id: request.businessId, image: image ?? '' }
  const change = former ? replaced('logos', former, logo) : inserted('logos', logo)
  return [{ ...stated, type: 'logo.set', note: 'Logo set', changes: [change] }]
}

type Fields =
  | 'profile'
  | 'me'
  | 'preferences'
  | 'businessSettings'
  | 'logo'
  | 'editProfile'
  | 'editPreferences'
  | 'editBusinessSettings'
  | 'setLogo'
type AllFields = Fields | keyof typeof ownAccountResolvers

const shown =
  <Answer>(of: (rows: AccountRows) => Answer) =>
  (_args: unknown, { store, ...requester }: GraphqlContext) =>
    of(rowsOf(requester, store))

/** Account and settings of a person and their business (ACC-01, SET-01 to SET-03, X-50). */
export const accountResolvers: ResolversFor<AllFields> = {
  ...ownAccountResolvers,
  profile: shown(profileOf),
  preferences: shown(preferencesOf),
  businessSettings: (_args, { store, ...requester }) => shownSettings(requester, store),
  me: (_args, { user, store }) => {
    const person = store.find('users', user.id)
    const { first_name, last_name, email, phone, ...of } = person ? userFrom(person, store) : user
    const { business_timezone, date_format, currency, deletion_at, business_deletion_at, data_collection } = of
    return {
      ...{ first_name, last_name, email, phone, business_timezone, date_format, currency },
      ...{ deletion_at, business_deletion_at, data_collection },
    }
  },
  logo: (_args, { store, ...requester }) => logoOf(requester, store)?.image ?? null,
  editProfile: mutation('editProfile', editProfile),
  editPreferences: mutation('editPreferences', editPreferences),
  editBusinessSettings: mutation('editBusinessSettings', editBusinessSettings),
  setLogo: mutation<SetLogoArgs, string | null>(
    'setLogo',
    command('logos', {
      may: EDIT_SETTINGS,
      facts: logoSet,
      answer: (_facts, request, store) => logoOf(request, store)?.image ?? null,
    }),
  ),
}
