import { stockOf } from '@/domain/catalog/stock'
import { checkChain } from '@/domain/chemical/seal'
import { MOST_PROPERTIES } from '@/domain/client/form'
import { choiceNow, totalsFor } from '@/domain/estimate/choice'
import { chargesBilled, jobsBilled, jobsOnLines } from '@/domain/invoice/billable'
import { computeInvoice, invoiceTotals, owedFor } from '@/domain/invoice/computed-invoice'
import { isOpen, isUnfinished } from '@/domain/job/commands'
import { documentTotals, totalsRefusal } from '@/domain/line-items/totals'
import type { Cents } from '@/domain/money/money'
import { isRunning } from '@/domain/service-plan/commands'
import type { State } from '@/mock-server'
import { BOOKS_INVARIANTS } from './books-invariants'
import { COMMUNICATION_INVARIANTS } from './communication-invariants'
import { BASIC_LIMIT } from './demos'

type Tables = State['tables']

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

const withoutClient = <R extends { id: number; client_id: number | null }>(rows: readonly R[], { clients }: Tables) => {
  const clientIds = new Set(idsOf(clients))
  return idsOf(rows.filter(({ client_id }) => client_id !== null && !clientIds.has(client_id)))
}

const repeated = <R extends { id: number }>(rows: readonly R[], keyOf: (row: R) => string): number[] => {
  const keys = new Set<string>()
  return idsOf(rows.filter((row) => keys.size === keys.add(keyOf(row)).size))
}

/** Returns the ids of rows that break each rule. Areas add their own. */
const INVARIANTS: Readonly<Record<string, (tables: Tables) => number[]>> = {
  'a plan that runs or rests has its client': (tables) =>
    withoutClient(
      tables.service_plans.filter(({ status }) => isRunning(status)),
      tables,
    ),
  'a visit of a plan has its plan': ({ jobs, service_plans }) => {
    const planIds = new Set(idsOf(service_plans))
    return idsOf(jobs.filter(({ plan_id }) => plan_id !== null && !planIds.has(plan_id)))
  },
  'a plan has one visit for a due day at most': ({ jobs }) =>
    repeated(
      jobs.filter(({ plan_id, status }) => plan_id !== null && status !== 'cancelled'),
      ({ plan_id, plan_visit_date }) => `${plan_id} ${plan_visit_date}`,
    ),
  'a plan that rests or was cancelled has no visit to come': ({ jobs, service_plans }) => {
    const over = new Set(idsOf(service_plans.filter(({ status }) => status === 'paused' || status === 'cancelled')))
    return idsOf(
      jobs.filter(({ plan_id, status }) => over.has(plan_id ?? 0) && ['scheduled', 'assigned'].includes(status)),
    )
  },
  'a charge has its plan, and comes once for a cycle or a visit': ({ plan_charges, service_plans }) => {
    const planIds = new Set(idsOf(service_plans))
    return [
      ...idsOf(plan_charges.filter(({ plan_id }) => !planIds.has(plan_id))),
      ...repeated(plan_charges, ({ plan_id, due_date, job_id }) => `${plan_id} ${job_id ?? due_date}`),
    ]
  },
  'an invoice that is not settled has its client': (tables) =>
    withoutClient(
      tables.invoices.filter((row) => row.status === 'draft' || owedFor(computedInvoiceIn(row, tables)) !== 0),
      tables,
    ),
  'an invoice is paid and credited no more than it comes to, and only once it is sent': (tables) =>
    idsOf(
      tables.invoices.filter((row) => {
        const { total_amount, amount_paid, amount_credited, amount_applied } = computedInvoiceIn(row, tables)
        const isClosed = row.status === 'draft' || row.status === 'cancelled'
        return (
          amount_paid + amount_applied > total_amount ||
          amount_credited > total_amount ||
          (isClosed && amount_paid + amount_credited + Math.abs(amount_applied) > 0)
        )
      }),
    ),
  'what was paid or credited has its invoice': ({ invoices, invoice_payments, credit_notes }) => {
    const invoiceIds = new Set(idsOf(invoices))
    return idsOf([...invoice_payments, ...credit_notes].filter(({ invoice_id }) => !invoiceIds.has(invoice_id)))
  },
  'credit is applied between invoices of one client in one currency, and is there': (tables) => {
    const invoicesById = new Map(tables.invoices.map((row) => [row.id, row]))
    return idsOf(
      tables.credit_applications.filter(({ invoice_id, from_invoice_id, amount }) => {
        const [to, from] = [invoicesById.get(invoice_id), invoicesById.get(from_invoice_id)]
        if (!to || !from || amount <= 0) return true
        const { amount_paid, amount_applied } = computedInvoiceIn(from, tables)
        return to.client_id !== from.client_id || to.currency !== from.currency || amount_paid + amount_applied < 0
      }),
    )
  },
  'a payout has its account, which is its client’s': ({ payouts, payout_accounts }) =>
    idsOf(
      payouts.filter(
        ({ payout_account_id, client_id }) =>
          payout_accounts.find(({ id }) => id === payout_account_id)?.client_id !== client_id,
      ),
    ),
  'payouts of an invoice, and of its jobs, are no more than was paid of it': (tables) =>
    idsOf(
      tables.invoices.filter((row) => {
        const jobs = jobsBilled(row, (estimate) => tables.estimates.find(({ id }) => id === estimate)?.job_id ?? null)
        const out = tables.payouts.filter(
          ({ status, reference_invoice_id, reference_job_id }) =>
            status !== 'failed' &&
            status !== 'cancelled' &&
            (reference_invoice_id === row.id || jobs.includes(reference_job_id ?? 0)),
        )
        return out.reduce((sum, { amount }) => sum + amount, 0) > computedInvoiceIn(row, tables).amount_paid
      }),
    ),
  'the invoices of an estimate that are not void ask for no more than it comes to': (tables) =>
    idsOf(
      tables.estimates.filter((row) => {
        const own = tables.invoices.filter(
          ({ estimate_id, status }) => estimate_id === row.id && status !== 'cancelled',
        )
        const invoiceTotal = own.reduce((sum, invoice) => sum + invoiceTotals(invoice).total_amount, 0)
        return invoiceTotal > totalsFor(row, choiceNow(row)).total_amount
      }),
    ),
  'a deposit is asked for once, and takes off nothing': ({ invoices }) => {
    const deposits = invoices.filter(({ is_deposit, status }) => is_deposit && status !== 'cancelled')
    return [
      ...repeated(deposits, ({ estimate_id }) => String(estimate_id)),
      ...idsOf(deposits.filter(({ estimate_id, billed_before }) => estimate_id === null || billed_before !== 0)),
    ]
  },
  'a payout is completed when it was processed, and only then has a time of it': ({ payouts }) =>
    idsOf(
      payouts.filter(
        ({ status, completed_at, processed_at, transaction_id }) =>
          (status === 'completed') !== (completed_at !== null) ||
          (status === 'completed' && (processed_at === null || transaction_id === '')),
      ),
    ),
  'a payment is given back no more than it was': ({ invoice_payments, refunds }) =>
    idsOf(
      invoice_payments.filter(({ id, amount }) => {
        const back = refunds.filter(({ invoice_payment_id }) => invoice_payment_id === id)
        return back.reduce((sum, refund) => sum + refund.amount, 0) > amount
      }),
    ),
  'what was given back has its payment, and a card payment stands in the payment history once': ({
    invoice_payments,
    payments,
    refunds,
  }) => {
    const entriesById = new Map(invoice_payments.map((entry) => [entry.id, entry]))
    const cardPayments = payments.filter(({ status }) => status === 'succeeded')
    return [
      ...idsOf(refunds.filter(({ invoice_payment_id }) => !entriesById.has(invoice_payment_id))),
      ...idsOf(
        cardPayments.filter(({ invoice_payment_id: entry, amount }) => entriesById.get(entry ?? 0)?.amount !== amount),
      ),
      ...repeated(cardPayments, ({ invoice_payment_id }) => String(invoice_payment_id)),
    ]
  },
  'a number is of one invoice only': ({ invoices }) =>
    repeated(invoices, ({ business_id, invoice_number }) => `${business_id} ${invoice_number}`),
  'a job is billed once, and is done': ({ invoices, jobs }) => {
    const billed = invoices.flatMap(jobsOnLines)
    const done = new Set(idsOf(jobs.filter(({ status }) => status === 'completed')))
    return billed.filter((job, at) => billed.indexOf(job) < at || !done.has(job))
  },
  'a charge of a plan knows the invoice that bills it, and no other': ({ invoices, plan_charges }) => {
    const billed = new Map(invoices.flatMap((row) => chargesBilled(row).map((charge) => [charge, row.id])))
    return idsOf(plan_charges.filter(({ id, invoice_id }) => (billed.get(id) ?? null) !== invoice_id))
  },
  'a visit that is charged for is done': ({ jobs, plan_charges }) => {
    const done = new Set(idsOf(jobs.filter(({ status }) => status === 'completed')))
    return idsOf(plan_charges.filter(({ job_id }) => job_id !== null && !done.has(job_id)))
  },
  'an estimate that is open has its client': (tables) =>
    withoutClient(
      tables.estimates.filter(({ status }) => status === 'draft' || status === 'sent' || status === 'viewed'),
      tables,
    ),
  'a version of an estimate has the one before it, and is its only next one': ({ estimates }) => {
    const estimateIds = new Set(idsOf(estimates))
    return [
      ...idsOf(estimates.filter(({ revises_id }) => revises_id !== null && !estimateIds.has(revises_id))),
      ...repeated(
        estimates.filter(({ revises_id }) => revises_id !== null),
        ({ revises_id }) => String(revises_id),
      ),
    ]
  },
  'an estimate’s number and version are its own': ({ estimates }) =>
    repeated(
      estimates,
      ({ business_id, estimate_number, revision }) => `${business_id} ${estimate_number} ${revision}`,
    ),
  'an estimate comes to no less than nothing': ({ estimates }) =>
    idsOf(estimates.filter((row) => totalsRefusal(documentTotals(row.line_items, row)) !== null)),
  'a job is made of one estimate only': ({ estimates }) =>
    repeated(
      estimates.filter(({ job_id }) => job_id !== null),
      ({ job_id }) => String(job_id),
    ),
  'a template’s name is of one template only': ({ plan_templates }) =>
    repeated(plan_templates, ({ business_id, name }) => `${business_id} ${name.toLowerCase()}`),
  'a property has its client': (tables) => withoutClient(tables.properties, tables),
  'an open job has its client': (tables) =>
    withoutClient(
      tables.jobs.filter(({ status }) => isOpen(status)),
      tables,
    ),
  'a line of an account has its client': (tables) => withoutClient(tables.balance_entries, tables),
  'who signs in as a client is one': (tables) => withoutClient(tables.users, tables),
  'a client has a property, and no more than they may': ({ clients, properties }) =>
    idsOf(
      clients.filter(({ id }) => {
        const { length } = properties.filter(({ client_id }) => client_id === id)
        return length === 0 || length > MOST_PROPERTIES
      }),
    ),
  'the first business keeps to the limit of its Basic plan': ({ clients }) =>
    idsOf(clients.filter(({ business_id }) => business_id === 1).slice(BASIC_LIMIT)),
  'a service has its category': ({ services, service_categories }) => {
    const categoryIds = new Set(idsOf(service_categories))
    return idsOf(services.filter(({ category_id }) => !categoryIds.has(category_id)))
  },
  'a package holds what there is': ({ packages, services, products }) => {
    const [serviceIds, productIds] = [new Set(idsOf(services)), new Set(idsOf(products))]
    return idsOf(
      packages.filter(
        ({ included_services, included_products }) =>
          included_services.some(({ service_id }) => !serviceIds.has(service_id)) ||
          included_products.some(({ product_id }) => !productIds.has(product_id)),
      ),
    )
  },
  'a stock movement has its product': ({ stock_movements, products }) => {
    const productIds = new Set(idsOf(products))
    return idsOf(stock_movements.filter(({ product_id }) => !productIds.has(product_id)))
  },
  'stock is never below zero': ({ stock_movements, products }) =>
    idsOf(products.filter(({ id }) => stockOf(stock_movements.filter(({ product_id }) => product_id === id)) < 0)),
  'work that is not over has the products that it needs': ({ jobs, products }) => {
    const productIds = new Set(idsOf(products))
    return idsOf(
      jobs.filter(
        ({ status, planned_materials }) =>
          isUnfinished(status) && planned_materials.some(({ product_id }) => !productIds.has(product_id)),
      ),
    )
  },
  'what a job used went out of the stock, as long as the product is there': ({ jobs, products, stock_movements }) => {
    const productIds = new Set(idsOf(products))
    const isMoved = (job_id: number, product_id: number, quantity: number) =>
      stock_movements.some(
        (moved) => moved.job_id === job_id && moved.product_id === product_id && moved.quantity === -quantity,
      )
    return idsOf(
      jobs.filter(({ id, used_materials }) =>
        used_materials.some(
          ({ product_id, quantity }) => productIds.has(product_id) && !isMoved(id, product_id, quantity),
        ),
      ),
    )
  },
  'only completed work has used materials': ({ jobs }) =>
    idsOf(jobs.filter(({ status, used_materials }) => status !== 'completed' && used_materials.length > 0)),
  'a user’s roles are ones that there are': ({ users, roles }) => {
    const roleIds = new Set(idsOf(roles))
    return idsOf(users.filter(({ role_ids }) => role_ids.some((id) => !roleIds.has(id))))
  },
  'an address is of one person only': ({ users }) => {
    const emails = new Set<string>()
    return idsOf(users.filter(({ email }) => emails.size === emails.add(email.toLowerCase()).size))
  },
  'a business has one logo at most': ({ logos }) =>
    idsOf(
      logos.filter(({ id, business_id }) => logos.some((logo) => logo.business_id === business_id && logo.id < id)),
    ),
  'a crew is one that there is': ({ jobs, crew_members }) => {
    const memberIds = new Set(idsOf(crew_members))
    return idsOf(jobs.filter(({ assigned_crew_members }) => assigned_crew_members.some((id) => !memberIds.has(id))))
  },
  'a chemical application names a product that there is': ({ chemical_applications, chemical_products }) => {
    const productIds = new Set(idsOf(chemical_products))
    return idsOf(chemical_applications.filter(({ product_id }) => product_id !== null && !productIds.has(product_id)))
  },
  'chemical products have names of their own': ({ chemical_products }) =>
    idsOf(
      chemical_products.filter((product) =>
        chemical_products.some(
          (other) =>
            other.id < product.id &&
            other.business_id === product.business_id &&
            other.name.toLowerCase() === product.name.toLowerCase(),
        ),
      ),
    ),
  'what happened to equipment has it, and not before it was installed': (tables) => {
    const installed = new Map(tables.equipment.map(({ id, installed_on }) => [id, installed_on]))
    const isWrong = (id: number, day: string) => day < (installed.get(id) ?? '9999')
    return [
      ...idsOf(tables.equipment_services.filter((row) => isWrong(row.equipment_id, row.done_on))),
      ...idsOf(tables.equipment_faults.filter((row) => isWrong(row.equipment_id, row.occurred_on))),
      ...idsOf(tables.equipment_plans.filter((row) => !installed.has(row.equipment_id))),
    ]
  },
  'equipment has a name of its own at its property': ({ equipment }) =>
    idsOf(
      equipment.filter(({ id, property_id, name }) =>
        equipment.some(
          (other) =>
            other.id < id && other.property_id === property_id && other.name.toLowerCase() === name.toLowerCase(),
        ),
      ),
    ),
  'a business has one smart monitoring at most': ({ equipment_monitoring: all }) =>
    idsOf(all.filter(({ id, business_id }) => all.some((each) => each.business_id === business_id && each.id < id))),
  'a link to a client’s page is of the client’s business': ({ client_links, clients }) => {
    const businesses = new Map(clients.map(({ id, business_id }) => [id, business_id]))
    return idsOf(
      client_links.filter(({ client_id, business_id }) => (businesses.get(client_id) ?? business_id) !== business_id),
    )
  },
  'a token opens one page': ({ client_links }) => {
    const tokens = new Set<string>()
    return idsOf(client_links.filter(({ token }) => tokens.size === tokens.add(token).size))
  },
  'a chemical application is as its seal has it': ({ chemical_applications }) =>
    checkChain(chemical_applications).altered,
  ...BOOKS_INVARIANTS,
  ...COMMUNICATION_INVARIANTS,
}

const movedOf = (id: number, { credit_applications }: Tables) =>
  credit_applications.flatMap((each) =>
    each.invoice_id === id
      ? [each]
      : each.from_invoice_id === id
        ? [{ ...each, amount: (0 - each.amount) as Cents }]
        : [],
  )

const computedInvoiceIn = (row: Tables['invoices'][number], tables: Tables) => {
  const { invoice_payments, credit_notes, refunds } = tables
  return computeInvoice(
    row,
    invoice_payments.filter(({ invoice_id }) => invoice_id === row.id),
    credit_notes.filter(({ invoice_id }) => invoice_id === row.id),
    refunds.filter(({ invoice_id }) => invoice_id === row.id),
    movedOf(row.id, tables),
  )
}

export const broken = (tables: Tables): string[] =>
  Object.entries(INVARIANTS).flatMap(([name, violations]) => {
    const ids = violations(tables)
    return ids.length === 0 ? [] : [`${name}: ${ids.join(', ')}`]
  })
