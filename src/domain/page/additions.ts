import { mayCreateClients, mayEditProperties } from '../client/permissions'
import { mayCreateJobs } from '../job/commands'
import type { Actor } from '../permissions/actor'
import { PAGES, type Page } from './pages'

type AdditionPage = (typeof PAGES)['clients' | 'properties' | 'jobs']

export type Addition = {
  id: 'client' | 'property' | 'job' | 'import'
  label: string
  to: AdditionPage['path']
  search: { create: true } | { import: true }
}

type Rule = Omit<Addition, 'to'> & { page: AdditionPage; may: (actor: Actor) => boolean }

const RULES: readonly Rule[] = [
  { id: 'client', label: 'Add client', page: PAGES.clients, search: { create: true }, may: mayCreateClients },
  { id: 'property', label: 'Add property', page: PAGES.properties, search: { create: true }, may: mayEditProperties },
  { id: 'job', label: 'Create job', page: PAGES.jobs, search: { create: true }, may: mayCreateJobs },
  { id: 'import', label: 'Import clients', page: PAGES.clients, search: { import: true }, may: mayCreateClients },
]

export const additionsFor = (actor: Actor, pages: readonly Pick<Page, 'path'>[]): Addition[] =>
  RULES.filter(({ page, may }) => may(actor) && pages.some(({ path }) => path === page.path)).map(
    ({ id, label, page, search }) => ({ id, label, to: page.path, search }),
  )
