import { filterPackages, type PackageFilter } from '@/domain/catalog/filter'
import type { ServicePackage } from '@/domain/catalog/package'
import { maySeePrices } from '@/domain/catalog/permissions'
import { PACKAGE_TYPES } from '@/domain/catalog/vocabulary'
import { dollarsFromCents } from '@/domain/money/money'
import { ownAmount } from '@/domain/money/own-amount'
import type { Actor } from '@/domain/permissions/actor'
import { counted, readable } from '@/domain/text/wording'
import { defineRecords } from '@/ui/kit/records/actions/definition'
import { clipped } from '@/ui/kit/records/list/cells'
import { choiceOf } from '@/ui/kit/records/list/choices'
import { byNumber, byRank, byText } from '@/ui/kit/records/list/sort'
import { ACTIVITY_FILTER, commonActions, inactiveHiddenByDefault, overWhenInactive } from '../rules/common-actions'
import { ActivityTag } from '../services/records'
import type { Catalog, CommonAction, PackageColumn } from '../types'

type PackageCatalog = Pick<Catalog, 'services' | 'products'>

const part = (name: string | undefined, quantity: number): string =>
  quantity === 1 ? (name ?? 'Deleted') : `${quantity} × ${name ?? 'Deleted'}`

/** Services first: `Spring cleanup`, `3 × Hardwood mulch`. */
export const contentsOf = (sold: ServicePackage, { services, products }: PackageCatalog): string[] => [
  ...sold.included_services.map(({ service_id, quantity }) =>
    part(services.find(({ id }) => id === service_id)?.name, quantity),
  ),
  ...sold.included_products.map(({ product_id, quantity }) =>
    part(products.find(({ id }) => id === product_id)?.name, quantity),
  ),
]

/** `12 months`; empty without a duration. */
export const monthsText = (months: number): string => (months === 0 ? '' : counted(months, 'month'))

type Options = PackageCatalog & { actor: Actor; isSample: boolean }

/** Packages (CAT-01, CAT-07). */
export const packageRecords = ({ services, products, actor, isSample }: Options) => {
  const contents = (sold: ServicePackage) => contentsOf(sold, { services, products }).join(', ')
  const price = ({ total_price }: ServicePackage) => (maySeePrices(actor) ? ownAmount(total_price) : '–')
  const discount = ({ discount_percentage }: ServicePackage) =>
    discount_percentage > 0 && maySeePrices(actor) ? `${discount_percentage}%` : '–'
  return defineRecords<ServicePackage, CommonAction, PackageColumn, Omit<PackageFilter, 'search'>>({
    noun: ['package', 'packages'],
    short: ({ name }) => name,
    title: ({ name }) => name,
    columns: {
      name: {
        label: 'Package',
        alwaysShown: true,
        width: 220,
        roomy: 300,
        cell: ({ name }) => name,
        compare: byText(({ name }) => name),
      },
      type: {
        label: 'Type',
        width: 110,
        hideBelow: 900,
        cell: ({ package_type }) => readable(package_type),
        compare: byRank(PACKAGE_TYPES, ({ package_type }) => package_type),
      },
      contents: {
        label: 'Included',
        hideBelow: 720,
        cell: (sold) => clipped(contents(sold)),
        compare: byText(contents),
      },
      price: {
        label: 'Price',
        width: 120,
        end: true,
        cell: price,
        compare: byNumber(({ total_price }) => total_price),
      },
      discount: {
        label: 'Discount',
        width: 100,
        end: true,
        hideBelow: 1000,
        cell: discount,
        compare: byNumber(({ discount_percentage }) => discount_percentage),
      },
      months: {
        label: 'Length',
        width: 110,
        end: true,
        hideBelow: 1100,
        cell: ({ duration_months }) => monthsText(duration_months) || '–',
        compare: byNumber(({ duration_months }) => duration_months),
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
    defaultOrder: () => byText(({ name }) => name),
    defaultSort: 'name',
    searchHint: 'Name or description',
    shortSearchHint: 'Search packages',
    filters: {
      sold: choiceOf('Type', 'All types', PACKAGE_TYPES, readable),
      activity: ACTIVITY_FILTER,
    },
    narrow: filterPackages,
    hiddenByDefault: inactiveHiddenByDefault('packages'),
    actions: commonActions({ kind: 'packages', one: 'package', isSample }),
    over: overWhenInactive('package'),
    card: {
      head: ({ package_type, active }) => (
        <>
          <span>{readable(package_type)}</span>
          <ActivityTag active={active} />
        </>
      ),
      lines: (sold) => [[price(sold), monthsText(sold.duration_months)].filter(Boolean).join(' · '), contents(sold)],
      steps: ({ active }) => (active ? [] : ['activate']),
    },
    csv: [
      ['Name', ({ name }) => name],
      ['Type', ({ package_type }) => readable(package_type)],
      ['Description', ({ description }) => description],
      ['Included', contents],
      ['Price', ({ total_price }) => (maySeePrices(actor) ? dollarsFromCents(total_price) : ''), 'money'],
      ['Discount (%)', ({ discount_percentage }) => (maySeePrices(actor) ? discount_percentage : '')],
      ['Length (months)', ({ duration_months }) => duration_months],
      ['Services a month', ({ services_per_month }) => services_per_month],
      ['Status', ({ active }) => (active ? 'Active' : 'Inactive')],
    ],
  })
}
