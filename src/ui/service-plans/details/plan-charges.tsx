import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { methodLabel } from '@/domain/invoice/vocabulary'
import { amountIn } from '@/domain/money/amount-in'
import { isUnsettled } from '@/domain/service-plan/charges'
import { owedText } from '@/domain/service-plan/owed'
import { chargeNumber, type ReadCharge, type ServicePlan } from '@/domain/service-plan/plan'
import { formatDate } from '@/domain/time/calendar'
import { Button } from '@/ui/kit/actions/button'
import { TextLink } from '@/ui/kit/actions/text-link'
import { Banner } from '@/ui/kit/feedback/banner'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { Loadable } from '@/ui/kit/feedback/loadable'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonLines } from '@/ui/kit/feedback/skeleton'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { PlanAccount, ServicePlanCommands } from '../types'
import { PayChargeDialog, WaiveChargeDialog } from './charge-dialogs'

type Done = Extract<Outcome, { ok: true }>

type Props = { plan: ServicePlan; account: Loadable<PlanAccount>; today: string; commands: ServicePlanCommands }

export const PlanCharges = ({ plan, account, today, commands }: Props) => {
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set())
  const [problem, setProblem] = useState<string | null>(null)
  const [question, setQuestion] = useState<{ charge: ReadCharge; step: 'pay' | 'waive' } | null>(null)
  const done = async (outcome: Done, words: string) => {
    await outcome.shown
    announce(words, { undo: outcome.undo })
  }
  const reopen = async (charge: ReadCharge) => {
    setBusy((current) => new Set([...current, charge.id]))
    setProblem(null)
    const outcome = await commands.settleCharge(charge, null)
    const words = charge.paid_on === null ? 'charged again' : 'marked as not paid'
    if (outcome.ok) await done(outcome, `${amountIn(charge.amount, charge.currency)} ${words}`)
    else setProblem(outcome.failure.message)
    setBusy((current) => new Set([...current].filter((id) => id !== charge.id)))
  }
  const dialog = question && {
    ...{ charge: question.charge, today, commands, onDone: done },
    onClose: () => setQuestion(null),
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
              <Charge
                key={charge.id}
                charge={charge}
                busy={busy.has(charge.id)}
                onPay={() => setQuestion({ charge, step: 'pay' })}
                onWaive={() => setQuestion({ charge, step: 'waive' })}
                onReopen={() => void reopen(charge)}
              />
            ))}
          </chakra.ul>
          {dialog && question.step === 'pay' && <PayChargeDialog {...dialog} />}
          {dialog && question.step === 'waive' && <WaiveChargeDialog {...dialog} />}
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
  const { length: open } = charges.filter(isUnsettled)
  if (open === 0) return `The balance is ${owedText(plan)}: every charge is paid.`
  return `The balance is ${owedText(plan)}: ${open === 1 ? 'one charge is' : `${open} charges are`} not paid yet.`
}

/** `paid Nov 4, 2026, Check`, `waived Nov 4, 2026: Rained out`; empty while open. */
const settledText = ({ paid_on, payment_method, waived_on, waive_reason }: ReadCharge): string => {
  if (waived_on !== null) return `waived ${formatDate(waived_on)}: ${waive_reason}`
  if (paid_on === null) return ''
  return [`paid ${formatDate(paid_on)}`, payment_method && methodLabel(payment_method)].filter(Boolean).join(', ')
}

type ChargeProps = {
  charge: ReadCharge
  busy: boolean
  onPay: () => void
  onWaive: () => void
  onReopen: () => void
}

const Charge = ({ charge, busy, onPay, onWaive, onReopen }: ChargeProps) => {
  const { amount, currency, due_date, paid_on, job_id, invoice_id } = charge
  const settled = settledText(charge)
  const name = `${amountIn(amount, currency)}, due ${formatDate(due_date)}`
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
        <chakra.span display="block" textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {chargeNumber(charge)} · Due {formatDate(due_date)}
          {job_id !== null && (
            <>
              {' · '}
              <TextLink to="/dashboard/jobs" search={{ job: job_id }}>
                the visit
              </TextLink>
            </>
          )}
          {settled && ` · ${settled}`}
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
      {invoice_id === null &&
        (isUnsettled(charge) ? (
          <chakra.span display="flex" flexWrap="wrap" justifyContent="flex-end" gap="1">
            <Button size="sm" variant="outline" aria-label={`Mark as paid: ${name}`} onClick={onPay}>
              Mark as paid
            </Button>
            <Button size="sm" variant="ghost" aria-label={`Waive: ${name}`} onClick={onWaive}>
              Waive
            </Button>
          </chakra.span>
        ) : (
          <Button
            size="sm"
            variant="ghost"
            loading={busy}
            loadingLabel="Saving…"
            aria-label={`${paid_on === null ? 'Charge again' : 'Mark as not paid'}: ${name}`}
            onClick={onReopen}
          >
            {paid_on === null ? 'Charge again' : 'Mark as not paid'}
          </Button>
        ))}
    </chakra.li>
  )
}
