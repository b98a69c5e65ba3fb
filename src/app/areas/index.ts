import { account } from './account'
import type { ServicesOf } from './area'
import { billing } from './billing'
import { catalog } from './catalog'
import { chemicals } from './chemicals'
import { clients } from './clients'
import { crew } from './crew'
import { documents } from './documents'
import { equipment } from './equipment'
import { estimates } from './estimates'
import { history } from './history'
import { invoices } from './invoices'
import { jobs } from './jobs'
import { map } from './map'
import { myDay } from './my-day'
import { payments } from './payments'
import { payouts } from './payouts'
import { permissions } from './permissions'
import { scheduling } from './scheduling'
import { servicePlans } from './service-plans'
import { views } from './views'

export const areas = [
  account,
  billing,
  catalog,
  chemicals,
  clients,
  crew,
  documents,
  equipment,
  estimates,
  history,
  invoices,
  jobs,
  map,
  myDay,
  payouts,
  payments,
  permissions,
  scheduling,
  servicePlans,
  views,
] as const

export type Services = { [A in (typeof areas)[number] as A['name']]: ServicesOf<A> }
