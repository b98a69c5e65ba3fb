import type { ReactNode } from 'react'
import type { OpenClientPage, PageApproval, PageInvoice, PageQuestion } from '@/domain/client-page/page'
import type { CustomerDocument } from '@/domain/documents/customer-document'
import type { Failure } from '@/domain/record/failure'
import type { PageDrafts } from './use-page-draft'
import type { Speech } from './words/speech'

/** What is open on the page: nothing is the overview. */
export type Opened = {
  estimate?: number | undefined
  invoice?: number | undefined
  /** A payment of the invoice. */
  receipt?: number | undefined
  /** A credit note of the invoice. */
  credit?: number | undefined
}

/** What the client does. Each is null when it went well; the page then shows the new state. */
export type PageActions = {
  onApprove: (estimate: number, approval: PageApproval) => Promise<Failure | null>
  onDecline: (estimate: number, reason: string) => Promise<Failure | null>
  onAsk: (question: PageQuestion) => Promise<Failure | null>
  drafts: PageDrafts
  /** The content of a file of an estimate; the same function as long as the page is the same. */
  onFile: (id: string) => Promise<Blob>
  onPrint: () => void
  /** Saves a document as a PDF; false when it could not be made. */
  onPdf: (document: CustomerDocument) => Promise<boolean>
}

/** What every part of the page is given. */
export type PartProps = { page: OpenClientPage; speech: Speech; onOpen: (opened: Opened) => void }

/** The one place where an invoice is paid. */
export type PayInvoice = (invoice: PageInvoice) => ReactNode
