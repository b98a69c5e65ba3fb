import { chakra } from '@chakra-ui/react'
import { type InvoiceRun, runText } from '@/domain/service-plan/automatic-billing'
import { firstListed } from '@/domain/text/wording'
import { type Day, formatDay } from '@/domain/time/calendar'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'

export type InvoiceRunsProps = { runs: readonly InvoiceRun[]; today: Day; onDismiss: (run: InvoiceRun) => void }

/** The most reasons listed; the others are counted. */
const MAX_LISTED = 3

const whyNot = ({ not_sent }: InvoiceRun): string =>
  firstListed(
    not_sent.map(({ invoice_number, not_sent_because }) => `${invoice_number}: ${not_sent_because}`),
    MAX_LISTED,
  )

/** Invoices created automatically by plans, one banner per day, until the drafts are reviewed or the banner is dismissed. */
export const InvoiceRuns = ({ runs, today, onDismiss }: InvoiceRunsProps) =>
  runs.length > 0 && (
    <chakra.div mb="3" display="grid" gap="2" _print={{ display: 'none' }}>
      {runs.map((run) => {
        const { run_on, sent, drafts, not_sent } = run
        return (
          <Banner
            key={run_on}
            kind={not_sent.length > 0 ? 'warning' : 'info'}
            detail={not_sent.length > 0 ? `Not sent: ${whyNot(run)}` : undefined}
            actions={
              <TextLink
                to="/dashboard/invoicing"
                search={{ run: run_on, ...(drafts > 0 ? { status: 'draft' as const } : {}) }}
              >
                {drafts > 0 ? 'Review drafts' : 'View invoices'}
              </TextLink>
            }
            onDismiss={() => onDismiss(run)}
          >
            {`${runText(sent, drafts)} by service plans on ${formatDay(run_on, today)}.`}
          </Banner>
        )
      })}
    </chakra.div>
  )
