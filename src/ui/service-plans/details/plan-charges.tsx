import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { amountIn } from '@/domain/amount-in'
import { formatDate } from '@/domain/calendar'
import { owedText } from '@/domain/service-plan/owed'
import type { ReadCharge, ServicePlan } from '@/domain/service-plan/plan'
import { Banner } from '@/ui/kit/banner'
import { Button } from '@/ui/kit/button'
import { EmptyState } from '@/ui/kit/empty-state'
import type { Loadable } from '@/ui/kit/loadable'
import { Loaded } from '@/ui/kit/loaded'
import { announce } from '@/ui/kit/records/use-record-actions'
import { SkeletonLines } from '@/ui/kit/skeleton'
import { TextLink } from '@/ui/kit/text-link'
import type { PlanAccount, ServicePlanCommands } from '../types'

type Props = { plan: ServicePlan; account: Loadable<PlanAccount>; commands: ServicePlanCommands }

/** What fell due of a plan and whether it is paid: why the balance is what it is. */
export const PlanCharges = ({ plan, account, commands }: Props) => {
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const settle = async (charge: ReadCharge) => {
    const paid = charge.paid_on === null
    setBusy((known) => new Set([...known, charge.id]))
    setProblem(null)
    const outcome = await commands.settleCharge(charge, paid)
    if (outcome.ok) {
      await outcome.shown
      announce(`${amountIn(charge.amount, charge.currency)} ${paid ? 'marked as paid' : 'marked as not paid'}`, {
        undo: outcome.undo,
      })
    } else setProblem(outcome.failure.message)
    setBusy((known) => new Set([...known].filter((id) => id !== charge.id)))
  }
  return (
    <Loaded
      of={account}
      loading={<SkeletonLines count={6} label="Loading the charges…" />}
      failed="Failed to load the charges. Please try again."
      empty={({ charges }) =>
        charges.length === 0 && <EmptyState kind="nothing-yet" title="Nothing has fallen due yet" hint={hintOf(plan)} />
      }
    >
      {({ charges }) => (
        <chakra.div display="grid" gap="3">
          {problem && <Banner kind="warning">{problem}</Banner>}
          <p>{whyBalance(plan, charges)}</p>
          <chakra.ul listStyleType="none" aria-label="Charges">
            {charges.map((charge) => (
              <Charge key={charge.id} charge={charge} busy={busy.has(charge.id)} onSettle={() => void settle(charge)} />
            ))}
          </chakra.ul>
        </chakra.div>
      )}
    </Loaded>
  )
}

const hintOf = ({ billing_cycle }: ServicePlan): string =>
  billing_cycle === 'per_service'
    ? 'Each visit is charged when it is completed.'
    : 'Each cycle is charged on its first day.'

const whyBalance = (plan: ServicePlan, charges: readonly ReadCharge[]): string => {
  const { length: open } = charges.filter(({ paid_on }) => paid_on === null)
  if (open === 0) return `The balance is ${owedText(plan)}: every charge is paid.`
  return `The balance is ${owedText(plan)}: ${open === 1 ? 'one charge is' : `${open} charges are`} not paid yet.`
}

type ChargeProps = { charge: ReadCharge; busy: boolean; onSettle: () => void }

const Charge = ({ charge, busy, onSettle }: ChargeProps) => {
  const { amount, currency, due_date, paid_on, job_id, invoice_id } = charge
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns="minmax(0, 1fr) auto"
      alignItems="center"
      gap="2"
      py="2"
      borderBottomWidth="1px"
    >
      <chakra.span>
        <chakra.span fontVariantNumeric="tabular-nums" fontWeight="medium">
          {amountIn(amount, currency)}
        </chakra.span>
        <chakra.span display="block" textStyle="small" color="fg.muted">
          Due {formatDate(due_date)}
          {job_id !== null && (
            <>
              {' · '}
              <TextLink to="/dashboard/jobs" search={{ job: job_id }}>
                the visit
              </TextLink>
            </>
          )}
          {paid_on !== null && ` · paid ${formatDate(paid_on)}`}
          {invoice_id !== null && (
            <>
              {' · '}
              <TextLink to="/dashboard/invoicing" search={{ invoice: invoice_id }}>
                its invoice
              </TextLink>
            </>
          )}
        </chakra.span>
      </chakra.span>
      {invoice_id === null && (
        <Button
          size="sm"
          variant={paid_on === null ? 'outline' : 'ghost'}
          loading={busy}
          loadingLabel="Saving…"
          aria-label={`${paid_on === null ? 'Mark as paid' : 'Mark as not paid'}: ${amountIn(amount, currency)}, due ${formatDate(due_date)}`}
          onClick={onSettle}
        >
          {paid_on === null ? 'Mark as paid' : 'Mark as not paid'}
        </Button>
      )}
    </chakra.li>
  )
}
