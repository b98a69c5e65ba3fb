import { chakra } from '@chakra-ui/react'
import { Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { dayAt } from '@/domain/calendar'
import type { DocumentHead } from '@/domain/documents/customer-document'
import { estimateDocument } from '@/domain/estimate/document'
import { documentNumber, type Estimate } from '@/domain/estimate/estimate'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { DocumentPaper } from '@/ui/kit/document-paper'
import { EmptyState } from '@/ui/kit/empty-state'
import { PageHeader } from '@/ui/kit/page-header'
import { SkeletonLines } from '@/ui/kit/skeleton'
import { TextLink } from '@/ui/kit/text-link'
import type { EstimatePaperProps } from '../types'

/** An estimate as its client gets it, to be printed or saved as a PDF (EST-03, X-55). */
export const EstimatePaper = (props: EstimatePaperProps) => {
  const { estimate, head } = props
  return (
    <>
      <chakra.div mb="2" _print={{ display: 'none' }}>
        <TextLink to="/dashboard/estimates">All estimates</TextLink>
      </chakra.div>
      {estimate.state === 'ready' && head.state === 'ready' ? (
        <Paper {...props} shown={estimate.value} at={head.value} />
      ) : (
        <>
          <PageHeader title="Estimate" />
          <Absent {...props} />
        </>
      )}
    </>
  )
}

/** What is there while the estimate is not, or can't be. */
const Absent = ({ estimate, head }: EstimatePaperProps) => {
  const failed = [estimate, head].find((each) => each.state === 'failed')
  if (failed?.state !== 'failed') return <SkeletonLines count={12} label="Loading the estimate…" />
  if (failed.failure.status === 404)
    return (
      <EmptyState
        kind="no-match"
        title="This estimate does not exist."
        hint="It may have been deleted, or the link is wrong."
        action={<TextLink to="/dashboard/estimates">All estimates</TextLink>}
      />
    )
  return (
    <Banner kind="warning" detail={failed.failure.message} onRetry={failed.retry}>
      Failed to load the estimate. Please try again.
    </Banner>
  )
}

type PaperProps = EstimatePaperProps & { shown: Estimate; at: DocumentHead }

const Paper = ({ shown, at, timeZone, onPrint, onPdf }: PaperProps) => {
  const [saving, setSaving] = useState<'idle' | 'busy' | { problem: string }>('idle')
  const save = () => {
    setSaving('busy')
    void onPdf(shown, at).then((problem) => setSaving(problem === null ? 'idle' : { problem }))
  }
  return (
    <>
      <chakra.div _print={{ display: 'none' }}>
        <PageHeader
          title={documentNumber(shown)}
          actions={
            <>
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
      {typeof saving === 'object' && (
        <chakra.div mb="3" _print={{ display: 'none' }}>
          <Banner kind="warning" detail={saving.problem} onRetry={save}>
            The PDF could not be made. Please try again.
          </Banner>
        </chakra.div>
      )}
      <DocumentPaper document={estimateDocument(shown, at, dayAt(Date.parse(shown.created_at), timeZone))} />
    </>
  )
}
