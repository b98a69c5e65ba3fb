import { chakra } from '@chakra-ui/react'
import type { PageBusiness } from '@/domain/client-page/business'
import type { PageInvoice } from '@/domain/client-page/page'
import { ContactWays } from './frame'
import type { Words } from './words/en'

type Props = { invoice: PageInvoice; business: PageBusiness; words: Words }

export const HowToPay = ({ invoice, business, words }: Props) => (
  <chakra.div display="grid" gap="2">
    <p>{words.payContact(business.name)}</p>
    <ContactWays business={business} words={words} />
    <chakra.p textStyle="small" color="fg.muted">
      {words.payReference(invoice.invoice_number)}
    </chakra.p>
  </chakra.div>
)
