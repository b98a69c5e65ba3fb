import type { Language } from '@/domain/account/vocabulary'
import type { ClientPage, OpenClientPage } from '@/domain/client-page/page'
import { dayAt } from '@/domain/time/day-at'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { PageMeta } from '@/ui/kit/layout/page-meta'
import { AskQuestion } from './ask-question'
import { BackLink } from './back-link'
import { PageFrame } from './frame'
import { Overview } from './overview'
import { BigButton, Closed, Note } from './parts'
import type { Opened, PageActions, PayInvoice } from './types'
import { useSpokenLanguage } from './use-spoken-language'
import type { Speech } from './words/speech'

type Props = PageActions & {
  loaded: Loadable<ClientPage>
  opened: Opened
  speech: Speech
  languageFailed: boolean
  preview: boolean
  /** Renders the payment of an invoice; defaults to instructions for paying elsewhere. */
  pay?: PayInvoice
  onOpen: (opened: Opened) => void
  onLanguage: (language: Language) => void
}

const LOADING = <SkeletonLines count={10} label="…" />
const LazyEstimate = lazyPart({
  name: 'The estimate',
  load: async () => (await import('./estimate-view')).EstimateView,
  loading: LOADING,
})
const LazyInvoice = lazyPart({
  name: 'The invoice',
  load: async () => (await import('./invoice-view')).InvoiceView,
  loading: LOADING,
})

/** The client page (EST-09, X-52): documents, scheduled visits, and answers. */
export const ClientPageScreen = (props: Props) => {
  const { loaded, speech, languageFailed, onLanguage } = props
  const shown = loaded.state === 'ready' ? loaded.value : null
  const { words } = speech
  useSpokenLanguage(speech.language)
  const frame = { business: shown?.business ?? null, speech, languageFailed, onLanguage }
  if (loaded.state === 'failed' && loaded.failure.status === 404)
    return (
      <PageFrame {...frame}>
        <Closed title={words.wrongTitle} text={words.wrongText} />
      </PageFrame>
    )
  if (loaded.state === 'failed')
    return (
      <PageFrame {...frame}>
        <Note tone="danger" title={words.loadFailed} />
        <div>
          <BigButton onClick={() => loaded.retry()}>{words.retry}</BigButton>
        </div>
      </PageFrame>
    )
  if (!shown)
    return (
      <PageFrame {...frame}>
        <SkeletonLines count={10} label={words.loading} />
      </PageFrame>
    )
  if (shown.state !== 'open')
    return (
      <PageFrame {...frame}>
        <PageMeta title={words.contact} of={shown.business.name} />
        <Closed
          title={shown.state === 'expired' ? words.expiredTitle : words.withdrawnTitle}
          text={words.overText(shown.business.name)}
        />
      </PageFrame>
    )
  const until = words.worksUntil(speech.day(dayAt(shown.expires_at, shown.business.time_zone)))
  return (
    <PageFrame {...frame} foot={until}>
      {props.preview && <Note tone="info" title={words.preview} />}
      <Content {...props} open={shown} />
    </PageFrame>
  )
}

const Content = ({ open: page, ...rest }: Omit<Props, 'loaded'> & { open: OpenClientPage }) => {
  const props = { ...rest, page }
  const { speech, opened, onOpen } = props
  const { words } = speech
  const { business } = page
  const estimate = page.estimates.find(({ id }) => id === opened.estimate)
  const invoice = page.invoices.find(({ id }) => id === opened.invoice)
  if (estimate)
    return (
      <>
        <PageMeta title={estimate.estimate_number} of={business.name} />
        <LazyEstimate key={estimate.id} {...props} estimate={estimate} />
      </>
    )
  if (invoice)
    return (
      <>
        <PageMeta title={invoice.invoice_number} of={business.name} />
        <LazyInvoice
          key={invoice.id}
          {...props}
          invoice={invoice}
          receipt={opened.receipt}
          credit={opened.credit}
          pay={props.pay}
        />
      </>
    )
  if (opened.estimate !== undefined || opened.invoice !== undefined)
    return (
      <>
        <BackLink words={words} onBack={() => onOpen({})} />
        <Note tone="warning" title={words.goneDocument} />
      </>
    )
  return (
    <>
      <PageMeta title={words.hello(page.client.first_name)} of={business.name} />
      <Overview {...props} />
      <AskQuestion {...props} about={{}} />
    </>
  )
}
