import { useState } from 'react'
import { pricePhrase } from '@/domain/catalog/unit-price'
import { fromPackage, fromService } from '@/domain/job/from-catalog'
import { ownAmount } from '@/domain/money/own-amount'
import { searchBy } from '@/domain/text/search'
import { Combobox } from '@/ui/kit/fields/combobox/combobox'
import { durationText } from '../rules/when'
import type { JobsScreenProps, Offers } from '../types'
import type { JobFormState } from './client-fields'

type Props = { form: JobFormState } & Pick<JobsScreenProps, 'offers' | 'materials' | 'clients'>

const MOST_SHOWN = 8

type Offer = { key: string; text: string; detail: string; words: string; fill: () => void }

const findsOffers = searchBy(({ text, words }: Offer) => [text, words])

/** A package becomes one job when it is done in one visit. */
const packagesIn = ({ packages }: Offers) =>
  packages.filter(({ active, package_type }) => active && package_type === 'one_time')

export const hasOffers = (offers: Offers): boolean =>
  offers.services.some(({ active }) => active) || packagesIn(offers).length > 0

/** A catalog service or package that fills the job in; everything stays editable. */
export const OfferPicker = (props: Props) => {
  const [chosen, setChosen] = useState('')
  const offers = offersFor(props)
  const find = (typed: string) => {
    const isFound = findsOffers(typed)
    const found = offers.filter(isFound)
    return { found: found.slice(0, MOST_SHOWN), more: Math.max(0, found.length - MOST_SHOWN) }
  }
  const choose = (key: string) => {
    const offer = offers.find((each) => each.key === key)
    if (!offer) return
    offer.fill()
    setChosen(offer.text)
  }
  return (
    <Combobox
      name="offer"
      label="Service"
      optional
      listLabel="Services"
      placeholder="Search your catalog"
      find={find}
      chosen={chosen}
      onChoose={choose}
      none="No service found."
      hint={chosen ? `Filled in from ${chosen}. You can still edit everything.` : 'Fills in the job for you.'}
    />
  )
}

const offersFor = ({ form, offers, materials, clients }: Props): Offer[] => {
  const context = { form: form.form, products: materials.products }
  const lawn = lawnOf(form, clients)
  return [
    ...offers.services
      .filter(({ active }) => active)
      .map((service) => ({
        key: `service ${service.id}`,
        text: service.name,
        detail: [
          service.base_price > 0 && pricePhrase(service.pricing_type, service.base_price),
          durationText(service.estimated_duration),
        ]
          .filter(Boolean)
          .join(' · '),
        words: service.description,
        fill: () => form.edit(fromService(service, { ...context, lawn })),
      })),
    ...packagesIn(offers).map((sold) => ({
      key: `package ${sold.id}`,
      text: sold.name,
      detail: ['Package', sold.total_price > 0 && ownAmount(sold.total_price)].filter(Boolean).join(' · '),
      words: sold.description,
      fill: () => form.edit(fromPackage(sold, { form: form.form, services: offers.services })),
    })),
  ]
}

/** The measured lawn of the chosen property; null when unmeasured. */
const lawnOf = ({ form }: JobFormState, clients: Props['clients']): number | null => {
  const client =
    clients.state === 'ready' ? clients.value.find(({ id }) => String(id) === String(form.client_id)) : undefined
  return client?.properties.find(({ address }) => address === form.property_address)?.lawn_area_sqft ?? null
}
