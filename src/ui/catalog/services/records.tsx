import type { ServiceCategory } from '@/domain/catalog/category'
import { filterServices, type ServiceFilter } from '@/domain/catalog/filter'
import { maySeePrices } from '@/domain/catalog/permissions'
import type { Service } from '@/domain/catalog/service'
import { dollarsFromMills, type Mills, pricePhrase } from '@/domain/catalog/unit-price'
import { PRICING_TYPES } from '@/domain/catalog/vocabulary'
import { pricingLabel } from '@/domain/catalog/words'
import { typeLabel } from '@/domain/job/job'
import { JOB_TYPES } from '@/domain/job/vocabulary'
import type { Actor } from '@/domain/permissions/actor'
import { counted, readable } from '@/domain/text/wording'
import { StatusDot } from '@/ui/kit/feedback/badge'
import { defineRecords } from '@/ui/kit/records/actions/definition'
import { choiceOf } from '@/ui/kit/records/list/choices'
import { byNumber, byRank, byText } from '@/ui/kit/records/list/sort'
import { CategoryName } from '../category-name'
import { ACTIVITY_FILTER, commonActions, inactiveHiddenByDefault, overWhenInactive } from '../rules/common-actions'
import type { CommonAction, ServiceColumn } from '../types'

/** `1 h 30 min`, `45 min` */
export const minutesText = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

export const crewSizeText = (people: number): string => counted(people, 'person', 'people')

export const ActivityTag = ({ active }: { active: boolean }) => (
  <StatusDot tone={active ? 'success' : 'neutral'}>{active ? 'Active' : 'Inactive'}</StatusDot>
)

type Options = { categories: readonly ServiceCategory[]; actor: Actor; isSample: boolean }

/** Services (CAT-01, CAT-05). */
export const serviceRecords = ({ categories, actor, isSample }: Options) => {
  const seesPrices = maySeePrices(actor)
  const priceText = (service: Service, amount: Mills) => (seesPrices ? pricePhrase(service.pricing_type, amount) : '–')
  const inFile = (amount: Mills) => (seesPrices ? dollarsFromMills(amount) : '')
  const categoryOf = ({ category_id }: Service) => categories.find(({ id }) => id === category_id)
  const categoryName = (service: Service) => categoryOf(service)?.name ?? 'No category'
  const placeOf = ({ category_id }: Service) => categories.findIndex(({ id }) => id === category_id)
  return defineRecords<Service, CommonAction, ServiceColumn, Omit<ServiceFilter, 'search'>>({
    noun: ['service', 'services'],
    short: ({ name }) => name,
    title: ({ name }) => name,
    columns: {
      name: { label: 'Service', alwaysShown: true, cell: ({ name }) => name, compare: byText(({ name }) => name) },
      category: {
        label: 'Category',
        width: 170,
        roomy: 210,
        hideBelow: 720,
        under: categoryName,
        cell: (service) => <CategoryName category={categoryOf(service)} />,
        compare: byNumber(placeOf),
      },
      type: {
        label: 'Type',
        width: 150,
        hideBelow: 1280,
        cell: ({ service_type }) => typeLabel(service_type),
        compare: byRank(JOB_TYPES, ({ service_type }) => service_type),
      },
      pricing: {
        label: 'Pricing',
        width: 110,
        hideBelow: 1160,
        cell: ({ pricing_type }) => pricingLabel(pricing_type),
        compare: byRank(PRICING_TYPES, ({ pricing_type }) => pricing_type),
      },
      price: {
        label: 'Price',
        width: 150,
        end: true,
        cell: (service) => priceText(service, service.base_price),
        compare: byNumber(({ base_price }) => base_price),
      },
      cost: {
        label: 'Cost',
        width: 140,
        end: true,
        hideBelow: 1400,
        cell: (service) => priceText(service, service.cost),
        compare: byNumber(({ cost }) => cost),
      },
      duration: {
        label: 'Duration',
        width: 110,
        end: true,
        hideBelow: 860,
        cell: ({ estimated_duration }) => minutesText(estimated_duration),
        compare: byNumber(({ estimated_duration }) => estimated_duration),
      },
      crew_size: {
        label: 'Crew',
        width: 100,
        end: true,
        hideBelow: 1000,
        cell: ({ crew_size_required }) => crewSizeText(crew_size_required),
        compare: byNumber(({ crew_size_required }) => crew_size_required),
      },
      activity: {
        label: 'Status',
        width: 100,
        cell: ({ active }) => <ActivityTag active={active} />,
        compare: byNumber(({ active }) => (active ? 0 : 1)),
      },
    },
    opens: 'name',
    statusColumn: 'activity',
    defaultOrder: () => (a, b) => placeOf(a) - placeOf(b) || byText<Service>(({ name }) => name)(a, b),
    searchHint: 'Name, description, equipment or material',
    shortSearchHint: 'Search services',
    filters: {
      category: {
        label: 'Category',
        kind: 'choice',
        options: [
          { value: '', label: 'All categories' },
          ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ],
      },
      pricing: choiceOf('Pricing', 'All pricing', PRICING_TYPES, pricingLabel),
      activity: ACTIVITY_FILTER,
    },
    narrow: filterServices,
    hiddenByDefault: inactiveHiddenByDefault('services'),
    actions: commonActions({ kind: 'services', one: 'service', isSample }),
    over: overWhenInactive('service'),
    card: {
      head: (service) => (
        <>
          <CategoryName category={categoryOf(service)} />
          <ActivityTag active={service.active} />
        </>
      ),
      lines: (service) => [
        [priceText(service, service.base_price), minutesText(service.estimated_duration)].join(' · '),
        [crewSizeText(service.crew_size_required), typeLabel(service.service_type)].join(' · '),
      ],
      steps: ({ active }) => (active ? [] : ['activate']),
    },
    csv: [
      ['Name', ({ name }) => name],
      ['Category', categoryName],
      ['Description', ({ description }) => description],
      ['Type', ({ service_type }) => typeLabel(service_type)],
      ['Pricing', ({ pricing_type }) => pricingLabel(pricing_type)],
      ['Price', ({ base_price }) => inFile(base_price), 'money'],
      ['Cost', ({ cost }) => inFile(cost), 'money'],
      ['Markup (%)', ({ markup_percentage }) => (seesPrices ? markup_percentage : '')],
      ['Duration (minutes)', ({ estimated_duration }) => estimated_duration],
      ['Crew size', ({ crew_size_required }) => crew_size_required],
      ['Equipment', ({ equipment_needed }) => equipment_needed.join(', ')],
      ['Materials', ({ materials_needed }) => materials_needed.join(', ')],
      ['Seasons', ({ available_seasons }) => available_seasons.map(readable).join(', ')],
      ['Frequencies', ({ frequency_options }) => frequency_options.map(readable).join(', ')],
      ['Requires a quote', ({ requires_quote }) => (requires_quote ? 'Yes' : 'No')],
      ['Status', ({ active }) => (active ? 'Active' : 'Inactive')],
    ],
  })
}
