import Pencil from 'lucide-react/icons/pencil'
import { maySeePrices } from '@/domain/catalog/permissions'
import { type Cents, dollarsFromCents } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import { filterTemplates, type TemplateFilter } from '@/domain/service-plan/filter'
import { plansRefusal } from '@/domain/service-plan/permissions'
import type { PlanTemplate } from '@/domain/service-plan/template'
import { amountDue } from '@/domain/service-plan/terms'
import { FREQUENCIES, PLAN_CATEGORIES } from '@/domain/service-plan/vocabulary'
import { contractText, countedText, planWord, priceText } from '@/domain/service-plan/words'
import { defineRecords, type RecordContext, verdictOf } from '@/ui/kit/records/actions/definition'
import { choiceOf } from '@/ui/kit/records/list/choices'
import { byNumber, byRank, byText } from '@/ui/kit/records/list/sort'
import { TemplateActivityTag } from '../plan-tags'
import type { TemplateAction, TemplateColumn } from '../types'

const judged =
  (participle: string, obstacle: (template: PlanTemplate) => string | null = () => null) =>
  (template: PlanTemplate, { actor }: Pick<RecordContext, 'actor'>) =>
    verdictOf(plansRefusal(actor, 'plan templates', participle) ?? obstacle(template))

const FAILED = 'Failed to update template. Please try again.'

const recordsFor = (seesPrices: boolean) => {
  const price = (template: PlanTemplate) => (seesPrices ? priceText(template) : '–')
  const inFile = (amount: Cents) => (seesPrices ? dollarsFromCents(amount) : '')
  return defineRecords<PlanTemplate, TemplateAction, TemplateColumn, Omit<TemplateFilter, 'search'>>({
    noun: ['plan template', 'plan templates'],
    short: ({ name }) => name,
    title: ({ name }) => name,
    columns: {
      name: { label: 'Template', alwaysShown: true, cell: ({ name }) => name, compare: byText(({ name }) => name) },
      category: {
        label: 'Category',
        cell: ({ category }) => planWord(category),
        compare: byRank(PLAN_CATEGORIES, ({ category }) => category),
      },
      frequency: {
        label: 'Frequency',
        cell: ({ frequency }) => planWord(frequency),
        compare: byRank(FREQUENCIES, ({ frequency }) => frequency),
      },
      price: { label: 'Price', cell: price, compare: byNumber(amountDue) },
      contract: {
        label: 'Minimum contract',
        cell: ({ min_contract_months }) => contractText(min_contract_months),
        compare: byNumber(({ min_contract_months }) => min_contract_months),
      },
      activity: {
        label: 'Status',
        cell: ({ active }) => <TemplateActivityTag active={active} />,
        compare: byNumber(({ active }) => (active ? 0 : 1)),
      },
    },
    opens: 'name',
    statusColumn: 'activity',
    defaultOrder: () => (a, b) => Number(b.active) - Number(a.active) || a.name.localeCompare(b.name),
    searchHint: 'Name, description or category',
    shortSearchHint: 'Search templates',
    filters: {
      category: choiceOf('Category', 'All categories', PLAN_CATEGORIES, planWord),
      frequency: choiceOf('Frequency', 'All frequencies', FREQUENCIES, planWord),
      activity: {
        label: 'Status',
        kind: 'choice',
        options: [
          { value: '', label: 'Active and inactive' },
          { value: 'active', label: 'Active' },
          { value: 'inactive', label: 'Inactive' },
        ],
      },
    },
    narrow: filterTemplates,
    actions: {
      use: {
        label: 'Use Template',
        busyLabel: 'Opening…',
        done: 'chosen',
        failure: 'Failed to open the form. Please try again.',
        judge: judged('used', ({ active }) => (active ? null : 'This template is inactive. Make it active first.')),
      },
      edit: {
        label: 'Edit…',
        key: 'e',
        busyLabel: 'Saving…',
        done: 'saved',
        failure: FAILED,
        judge: judged('edited'),
        icon: Pencil,
      },
      activate: {
        label: 'Make active',
        busyLabel: 'Saving…',
        done: 'made active',
        failure: FAILED,
        judge: judged('edited', ({ active }) => (active ? 'This template is active.' : null)),
        passed: ({ active }) => active,
      },
      deactivate: {
        label: 'Make inactive',
        busyLabel: 'Saving…',
        done: 'made inactive',
        failure: FAILED,
        judge: judged('edited', ({ active }) => (active ? null : 'This template is already inactive.')),
        passed: ({ active }) => !active,
      },
      remove: {
        label: 'Delete…',
        busyLabel: 'Deleting…',
        done: 'deleted',
        failure: 'Failed to delete template. Please try again.',
        judge: judged('deleted'),
        asks: () => ({
          title: 'Delete this template?',
          consequence: 'Plans that were made from it stay as they are. You can undo this.',
          confirm: 'Delete template',
        }),
        tone: 'danger',
      },
    },
    card: {
      head: ({ active }) => <TemplateActivityTag active={active} />,
      lines: (template) => [`${planWord(template.frequency)} · ${price(template)}`],
      steps: () => ['use'],
    },
    csv: [
      ['Name', ({ name }) => name],
      ['Description', ({ description }) => description],
      ['Category', ({ category }) => planWord(category)],
      ['Frequency', ({ frequency }) => planWord(frequency)],
      ['Next visit', ({ counted_from }) => countedText(counted_from)],
      ['Price per cycle', ({ price_per_cycle }) => inFile(price_per_cycle), 'money'],
      ['Price per service', ({ price_per_service }) => inFile(price_per_service), 'money'],
      ['Billing cycle', ({ billing_cycle }) => planWord(billing_cycle)],
      ['Minimum contract (months)', ({ min_contract_months }) => min_contract_months],
      ['Length of a visit (minutes)', ({ visit_minutes }) => visit_minutes],
      ['Status', ({ active }) => (active ? 'Active' : 'Inactive')],
    ],
  })
}

const [WITH_PRICES, WITHOUT] = [recordsFor(true), recordsFor(false)]

/** Template list definition (PLAN-02, PLAN-03) for cards, toolbar and export; prices only for those who may see them. */
export const templateRecords = (actor: Actor) => (maySeePrices(actor) ? WITH_PRICES : WITHOUT)
