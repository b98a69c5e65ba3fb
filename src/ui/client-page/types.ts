import type { ReactNode } from 'react'
import type { OpenClientPage, PageApproval, PageInvoice, PageQuestion } from '@/domain/client-page/page'
import type { CustomerDocument } from '@/domain/documents/customer-document'
import type { Failure } from '@/domain/record/failure'
import type { PageDrafts } from './use-page-draft'
import type { Speech } from './words/speech'

export type Opened = {
  estimate?: number | undefined
  invoice?: number | undefined
  receipt?: number | undefined
  credit?: number | undefined
}

/** Client actions. Each resolves with null on success; the page then shows the new state. */
export type PageActions = {
  onApprove: (estimate: number, approval: PageApproval) => Promise<Failure | null>
  onDecline: (estimate: number, reason: string) => Promise<Failure | null>
  onAsk: (question: PageQuestion) => Promise<Failure | null>
  drafts: PageDrafts
  /** Contents of an estimate's file. Stable per page. */
  onFile: (id: string) => Promise<Blob>
  onPrint: () => void
  /** Saves a document as a PDF; resolves with false on failure. */
  onPdf: (document: CustomerDocument) => Promise<boolean>
}

export type PartProps = { page: OpenClientPage; speech: Speech; onOpen: (opened: Opened) => void }

export type PayInvoice = (invoice: PageInvoice) => ReactNode
