import Pencil from 'lucide-react/icons/pencil'
import * as v from 'valibot'
import { fullName } from '@/domain/account/user'
import { balancesOf, balanceText, filterClients, isSquare, type ListedClient } from '@/domain/client/filter'
import { mayDeleteClients, mayEditClients, mayExportClients, maySeeBalances } from '@/domain/client/permissions'
import {
  CLIENT_STATUSES,
  CLIENT_TYPES,
  type ClientStatus,
  type ClientType,
  wordLabel,
} from '@/domain/client/vocabulary'
import { dollarsFromCents } from '@/domain/money/money'
import { ownCurrency } from '@/domain/money/own-amount'
import { sumsByCurrency } from '@/domain/money/sum-text'
import type { Actor } from '@/domain/permissions/actor'
import { formatDate } from '@/domain/time/calendar'
import { daySchema } from '@/domain/time/day'
import { StatusDot } from '@/ui/kit/feedback/badge'
import type { Tone } from '@/ui/kit/feedback/tone'
import { defineRecords, verdictOf } from '@/ui/kit/records/actions/definition'
import { exportAction } from '@/ui/kit/records/actions/export-action'
import { byLastName, clipped, personCell } from '@/ui/kit/records/list/cells'
import { choiceOf } from '@/ui/kit/records/list/choices'
import { byNumber, byRank, byText } from '@/ui/kit/records/list/sort'
import { createJobAction } from '@/ui/shared/create-job-action'
import type { ClientAction, ClientColumn } from './types'

const STATUS_TONES: Record<ClientStatus, Tone> = {
  prospect: 'info',
  active: 'success',
  inactive: 'warning',
  former: 'neutral',
}

export const ClientStatusTag = ({ status }: { status: ClientStatus }) => (
  <StatusDot tone={STATUS_TONES[status]}>{wordLabel(status)}</StatusDot>
)

/** The count of further properties stays visible when the address is truncated. */
const propertiesCell = (client: ListedClient) => {
  const [first, ...others] = client.properties
  return (
    <span className="counted" title={propertiesText(client)}>
      <span className="clip">{first ? `${first.address}, ${first.city}` : 'None'}</span>
      {others.length > 0 && <span>+{others.length}</span>}
    </span>
  )
}

const propertiesText = ({ properties: [first, ...others] }: ListedClient): string =>
  first ? `${first.address}, ${first.city}${others.length > 0 ? ` +${others.length}` : ''}` : 'None'

const contactText = ({ phone, email }: ListedClient): string => [phone, email].filter(Boolean).join(' · ')

/** `Nov 20, 2024`; invalid dates are shown verbatim. */
export const sinceText = ({ client_since }: Pick<ListedClient, 'client_since'>): string =>
  v.is(daySchema, client_since) ? formatDate(client_since) : client_since

type PropertyText = 'property_name' | 'address' | 'city' | 'state' | 'zip_code'

const firstProperty =
  (field: PropertyText) =>
  ({ properties: [first] }: ListedClient): string =>
    first?.[field] ?? ''

/** One row per property, the format that an import reads; each row's property comes first. */
const rowsOf = (client: ListedClient): readonly ListedClient[] => {
  const { properties } = client
  if (properties.length < 2) return [client]
  return properties.map((property) => ({
    ...client,
    properties: [property, ...properties.filter(({ id }) => id !== property.id)],
  }))
}

export const EDIT_REFUSAL = 'Your role can’t edit clients.'

const judgeEdit = (_: ListedClient, { actor }: { actor: Actor }) =>
  verdictOf(mayEditClients(actor) ? null : EDIT_REFUSAL)

/** Client list definition (CLI-01, CLI-04, X-30) for table, cards, toolbar, bulk bar and export. */
const clientRecords = defineRecords<
  ListedClient,
  ClientAction,
  ClientColumn,
  { type?: ClientType | undefined; status?: ClientStatus | undefined }
>({
  noun: ['client', 'clients'],
  short: fullName,
  title: fullName,
  columns: {
    name: { label: 'Name', alwaysShown: true, cell: personCell, compare: byLastName },
    status: {
      label: 'Status',
      width: 92,
      cell: ({ status }) => <ClientStatusTag status={status} />,
      compare: byRank(CLIENT_STATUSES, ({ status }) => status),
    },
    type: {
      label: 'Type',
      width: 100,
      hideBelow: 760,
      cell: ({ client_type }) => wordLabel(client_type),
      compare: byRank(CLIENT_TYPES, ({ client_type }) => client_type),
    },
    phone: { label: 'Phone', width: 126, cell: ({ phone }) => phone, compare: byText(({ phone }) => phone) },
    email: {
      label: 'Email',
      width: 220,
      roomy: 260,
      hideBelow: 1240,
      under: ({ email }) => email,
      cell: ({ email }) => clipped(email),
      compare: byText(({ email }) => email),
    },
    properties: {
      label: 'Properties',
      width: 230,
      roomy: 300,
      hideBelow: 1000,
      under: propertiesText,
      cell: propertiesCell,
      compare: byText(propertiesText),
    },
    balance: {
      label: 'Balance',
      width: 92,
      end: true,
      cell: (client) => <span className={isSquare(client) ? 'calm' : undefined}>{balanceText(client)}</span>,
      compare: byNumber(({ current_balance }) => current_balance),
    },
    client_since: {
      label: 'Client since',
      width: 124,
      hideBelow: 880,
      cell: sinceText,
      compare: byText(({ client_since }) => client_since),
    },
  },
  opens: 'name',
  statusColumn: 'status',
  defaultOrder: () => byLastName,
  defaultSort: 'name',
  searchHint: 'Name, phone, email or address',
  filters: {
    type: choiceOf('Client type', 'All types', CLIENT_TYPES, wordLabel),
    status: choiceOf('Status', 'All statuses', CLIENT_STATUSES, wordLabel),
  },
  narrow: filterClients,
  actions: {
    create_job: createJobAction,
    edit: {
      label: 'Edit…',
      key: 'e',
      busyLabel: 'Saving…',
      done: 'saved',
      failure: 'Failed to update client. Please try again.',
      judge: judgeEdit,
      icon: Pencil,
    },
    set_status: {
      label: 'Set status…',
      busyLabel: 'Saving…',
      done: 'updated',
      failure: 'Failed to update client. Please try again.',
      judge: judgeEdit,
      bulk: true,
      page: 'menu',
    },
    merge: {
      label: 'Merge…',
      busyLabel: 'Merging…',
      done: 'merged',
      failure: 'Failed to merge clients. Please try again.',
      judge: judgeEdit,
      bulk: true,
      needs: 2,
      offered: mayEditClients,
    },
    merge_with: {
      label: 'Merge with…',
      busyLabel: 'Merging…',
      done: 'merged',
      failure: 'Failed to merge clients. Please try again.',
      judge: judgeEdit,
      page: 'menu',
      offered: mayEditClients,
    },
    export: exportAction(mayExportClients),
    remove: {
      label: 'Delete…',
      busyLabel: 'Deleting…',
      done: 'deleted',
      failure: 'Failed to delete client. Please try again.',
      judge: () => ({ ok: true }),
      asks: (count) => ({
        title: count === 1 ? 'Delete this client?' : `Delete ${count} clients?`,
        consequence: `${count === 1 ? 'The client' : 'Each'} leaves every list together with the properties. Finished jobs stay on record.`,
        confirm: count === 1 ? 'Delete client' : `Delete ${count} clients`,
      }),
      tone: 'danger',
      bulk: true,
      page: 'menu',
      offered: mayDeleteClients,
    },
  },
  card: {
    head: ({ client_type, status }) => (
      <>
        <span>{wordLabel(client_type)}</span>
        <ClientStatusTag status={status} />
      </>
    ),
    lines: (client, { actor }) => [
      contactText(client),
      propertiesText(client),
      ...(maySeeBalances(actor) && !isSquare(client) ? [`Owes ${balanceText(client)}`] : []),
    ],
    steps: () => [],
  },
  exportRefusal: (actor) => (mayExportClients(actor) ? null : 'Your role can’t export clients.'),
  csvRows: rowsOf,
  cardGrid: true,
  csv: [
    ['First name', ({ first_name }) => first_name],
    ['Last name', ({ last_name }) => last_name],
    ['Type', ({ client_type }) => wordLabel(client_type)],
    ['Status', ({ status }) => wordLabel(status)],
    ['Email', ({ email }) => email],
    ['Phone', ({ phone }) => phone],
    ['Billing address', ({ billing_address }) => billing_address],
    ['Billing city', ({ billing_city }) => billing_city],
    ['Billing state', ({ billing_state }) => billing_state],
    ['Billing ZIP', ({ billing_zip }) => billing_zip],
    ['Payment terms', ({ payment_terms }) => wordLabel(payment_terms)],
    ['Payment method', ({ preferred_payment_method }) => wordLabel(preferred_payment_method)],
    ['Credit limit', ({ credit_limit }) => dollarsFromCents(credit_limit), 'money'],
    ['Balance', (client) => dollarsFromCents(sumsByCurrency(balancesOf(client), ownCurrency())[0].amount), 'money'],
    ['Properties', ({ properties }) => properties.length],
    // Columns that an import reads.
    ['Property name', firstProperty('property_name')],
    ['Property address', firstProperty('address')],
    ['Property city', firstProperty('city')],
    ['Property state', firstProperty('state')],
    ['Property ZIP', firstProperty('zip_code')],
    ['Client since', ({ client_since }) => client_since],
    ['Notes', ({ notes }) => notes],
  ],
})

const withoutMoney: typeof clientRecords = {
  ...clientRecords,
  columns: clientRecords.columns.filter(({ id }) => id !== 'balance'),
  csv: clientRecords.csv.filter(([, , unit]) => unit !== 'money'),
}

/** Balances are only for people who may see them (PERM-16). */
export const clientRecordsFor = (actor: Actor): typeof clientRecords =>
  maySeeBalances(actor) ? clientRecords : withoutMoney
