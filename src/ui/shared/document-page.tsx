import { chakra } from '@chakra-ui/react'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { type ReactNode, useState } from 'react'
import type { CustomerDocument } from '@/domain/documents/customer-document'
import { losesLetters } from '@/domain/documents/letters'
import { capitalized, detailAfter } from '@/domain/text/wording'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import { PageHeader } from '@/ui/kit/layout/page-header'
import { DocumentPaper } from './document-paper'

export type DocumentActions = {
  onPrint: () => void
  /** Resolves to an error message, or null on success. */
  onPdf: (document: CustomerDocument) => Promise<string | null>
}

type Props = DocumentActions & {
  noun: string
  /** Null if the selection contains no document. */
  document: Loadable<CustomerDocument> | null
  back: ReactNode
  /** Defaults to the document's number, or its noun. */
  title?: string | undefined
  /** Beside printing and the PDF. */
  actions?: ReactNode
  children?: ReactNode
}

/** A printable document, also as PDF. */
export const DocumentPage = (props: Props) => {
  const { noun, title, document, back, children } = props
  return (
    <>
      <chakra.div mb="2" _print={{ display: 'none' }}>
        {back}
      </chakra.div>
      {document?.state === 'ready' ? (
        <Shown {...props} shown={document.value} />
      ) : (
        <>
          <PageHeader title={title ?? capitalized(noun)} />
          {children}
          {document && <Absent {...props} document={document} />}
        </>
      )}
    </>
  )
}

const Absent = ({ noun, document, back }: Props & { document: Loadable<CustomerDocument> }) => {
  if (document.state !== 'failed') return <SkeletonLines count={12} label={`Loading the ${noun}…`} />
  if (document.failure.status === 404)
    return (
      <EmptyState
        kind="no-match"
        title={`This ${noun} does not exist.`}
        hint="It may have been deleted, or the link is wrong."
        action={back}
      />
    )
  const title = `Failed to load the ${noun}. Please try again.`
  return (
    <Banner kind="warning" detail={detailAfter(title, document.failure.message)} onRetry={document.retry}>
      {title}
    </Banner>
  )
}

const Shown = ({
  shown,
  title = shown.number,
  onPrint,
  onPdf,
  actions,
  children,
}: Props & { shown: CustomerDocument }) => {
  const [saving, setSaving] = useState<'idle' | 'busy' | { problem: string }>('idle')
  const save = () => {
    setSaving('busy')
    void onPdf(shown).then((problem) => setSaving(problem === null ? 'idle' : { problem }))
  }
  return (
    <>
      <chakra.div _print={{ display: 'none' }}>
        <PageHeader
          title={title}
          actions={
            <>
              {actions}
              <Button variant="outline" loading={saving === 'busy'} loadingLabel="Saving…" onClick={save}>
                <Download size={16} aria-hidden />
                Download PDF
              </Button>
              <Button onClick={onPrint}>
                <Printer size={16} aria-hidden />
                Print
              </Button>
            </>
          }
        />
      </chakra.div>
      {children}
      {typeof saving === 'object' && (
        <chakra.div mb="3" _print={{ display: 'none' }}>
          <Banner kind="warning" detail={saving.problem} onRetry={save}>
            The PDF could not be made. Please try again.
          </Banner>
        </chakra.div>
      )}
      {losesLetters(shown) && (
        <chakra.div mb="3" _print={{ display: 'none' }}>
          <Banner kind="info" detail="Print it instead, or save the printout as a PDF: it has all of them.">
            The PDF can’t show some letters of this document. They become question marks.
          </Banner>
        </chakra.div>
      )}
      <DocumentPaper document={shown} />
    </>
  )
}
