import Eye from 'lucide-react/icons/eye'
import { scoreText } from '@/domain/equipment/alerts'
import { type Equipment, equipmentPlace } from '@/domain/equipment/equipment'
import { type EquipmentFilter, filterEquipment } from '@/domain/equipment/filter'
import { equipmentRefusal } from '@/domain/equipment/permissions'
import { EQUIPMENT_TYPES, gradeLabel, HEALTH_STATUSES } from '@/domain/equipment/vocabulary'
import { dollarsFromCents } from '@/domain/money/money'
import type { Actor } from '@/domain/permissions/actor'
import { formatDate, formatDay } from '@/domain/time/calendar'
import { Badge } from '@/ui/kit/feedback/badge'
import { type ActionVerdict, defineRecords, verdictOf } from '@/ui/kit/records/actions/definition'
import { clipped, lastWordFirst } from '@/ui/kit/records/list/cells'
import { choiceOf } from '@/ui/kit/records/list/choices'
import { byNumber, byText } from '@/ui/kit/records/list/sort'
import { HealthBar } from './health-bar'
import { dueText, schedulingRefusal } from './rules'
import type { EquipmentAction, EquipmentColumn } from './types'

const clientName = ({ client }: Equipment) => client?.name ?? 'Property deleted'

const allowed =
  (participle: Parameters<typeof equipmentRefusal>[1]) =>
  (_: Equipment, { actor }: { actor: Actor }): ActionVerdict =>
    verdictOf(equipmentRefusal(actor, participle))

const clientsOf = (units: readonly Equipment[]) => {
  const clients = new Map(units.flatMap(({ client }) => (client ? [[client.id, client.name] as const] : [])))
  return [...clients]
    .map(([id, label]) => ({ value: String(id), label }))
    .sort(byText(({ label }: { label: string }) => label))
}

/** Equipment (PRED-05). */
export const equipmentRecords = (units: readonly Equipment[]) =>
  defineRecords<Equipment, EquipmentAction, EquipmentColumn, Omit<EquipmentFilter, 'search'>>({
    noun: ['unit', 'units'],
    short: ({ name }) => name,
    title: ({ name }) => name,
    columns: {
      name: {
        label: 'Equipment',
        alwaysShown: true,
        cell: ({ name }) => name,
        compare: byText(({ name }) => name),
      },
      type: {
        label: 'Type',
        width: 104,
        hideBelow: 900,
        cell: ({ type }) => type,
        compare: byText(({ type }) => type),
      },
      client: {
        label: 'Client and place',
        width: 310,
        roomy: 400,
        hideBelow: 760,
        under: clientName,
        cell: (unit) => clipped(`${clientName(unit)} · ${equipmentPlace(unit)}`),
        compare: byText((unit) => (unit.client ? lastWordFirst(unit.client.name) : clientName(unit))),
      },
      health: {
        label: 'Health',
        width: 150,
        cell: (unit) => <HealthBar unit={unit} />,
        compare: byNumber(({ healthScore }) => healthScore),
      },
      last: {
        label: 'Last service',
        width: 126,
        hideBelow: 1180,
        cell: ({ lastService }) => (lastService ? formatDate(lastService) : 'None yet'),
        compare: byText(({ lastService }) => lastService ?? ''),
      },
      next: {
        label: 'Next service',
        width: 190,
        hideBelow: 700,
        cell: (unit, { today }) =>
          unit.nextService < today ? <Badge tone="warning">{dueText(unit, today)}</Badge> : dueText(unit, today),
        compare: byText(({ nextService }) => nextService),
      },
      plan: {
        label: 'Scheduled',
        width: 168,
        hideBelow: 1240,
        cell: ({ plan }, { today }) => (plan ? clipped(`${plan.job_number}, ${formatDay(plan.day, today)}`) : '–'),
        compare: byText(({ plan }) => plan?.day ?? '9999'),
      },
    },
    opens: 'name',
    statusColumn: 'health',
    defaultOrder: () => (a, b) => a.healthScore - b.healthScore || a.name.localeCompare(b.name) || a.id - b.id,
    defaultSort: 'health',
    searchHint: 'Name, place or client',
    shortSearchHint: 'Search equipment',
    filters: {
      type: choiceOf('Type', 'All types', EQUIPMENT_TYPES, (value) => value),
      status: choiceOf('Health', 'Any health', HEALTH_STATUSES, gradeLabel),
      client: {
        label: 'Client',
        kind: 'long-choice',
        options: [{ value: '', label: 'All clients' }, ...clientsOf(units)],
      },
    },
    narrow: filterEquipment,
    actions: {
      view: {
        label: 'View Details',
        busyLabel: 'Opening…',
        done: 'opened',
        failure: 'Failed to open the details. Please try again.',
        judge: () => ({ ok: true }),
        icon: Eye,
        page: 'none',
      },
      accept: {
        label: 'Accept',
        busyLabel: 'Accepting…',
        done: 'has a job now',
        failure: 'Failed to accept the recommendation. Please try again.',
        judge: (unit, { actor }) => verdictOf(schedulingRefusal(actor, unit)),
        // The recommendation has its own button.
        offered: () => false,
      },
      schedule: {
        label: 'Schedule Service',
        busyLabel: 'Opening…',
        done: 'scheduled',
        failure: 'Failed to schedule the service. Please try again.',
        judge: (unit, { actor }) => verdictOf(schedulingRefusal(actor, unit)),
      },
      serviced: {
        label: 'Service done…',
        busyLabel: 'Saving…',
        done: 'marked as serviced',
        failure: 'Failed to save the service. Please try again.',
        judge: allowed('marked as serviced'),
      },
      fault: {
        label: 'Report fault…',
        busyLabel: 'Saving…',
        done: 'reported',
        failure: 'Failed to report the fault. Please try again.',
        judge: allowed('reported as faulty'),
      },
      edit: {
        label: 'Edit…',
        key: 'e',
        busyLabel: 'Saving…',
        done: 'saved',
        failure: 'Failed to update equipment. Please try again.',
        judge: allowed('edited'),
      },
      remove: {
        label: 'Delete…',
        busyLabel: 'Deleting…',
        done: 'deleted',
        failure: 'Failed to delete equipment. Please try again.',
        judge: allowed('deleted'),
        asks: (count) => ({
          title: 'Delete this equipment?',
          consequence: 'Its services and faults go with it. Jobs that were made for it stay.',
          confirm: count > 1 ? `Delete ${count} units` : 'Delete equipment',
        }),
        bulk: true,
        tone: 'danger',
        page: 'menu',
      },
    },
    card: {
      head: (unit) => (
        <span style={{ flex: 1 }}>
          <HealthBar unit={unit} />
        </span>
      ),
      lines: (unit, { today }) => [
        `${clientName(unit)} · ${equipmentPlace(unit)}`,
        `${unit.type} · Next service ${dueText(unit, today)}`,
        ...(unit.plan ? [`Scheduled: ${unit.plan.job_number}, ${formatDay(unit.plan.day, today)}`] : []),
      ],
      steps: () => ['view'],
      isQuiet: true,
    },
    csv: [
      ['Name', ({ name }) => name],
      ['Type', ({ type }) => type],
      ['Client', clientName],
      ['Address', ({ address }) => address],
      ['Location', ({ location }) => location],
      ['Health', ({ healthScore }) => scoreText(healthScore)],
      ['Status', ({ status }) => gradeLabel(status)],
      ['Why', ({ parts }) => parts.map(({ text, effect }) => `${text} (${effect.toFixed(2)})`).join('; ')],
      ['Installed', ({ installed_on }) => installed_on],
      ['Expected life (years)', ({ expected_life_years }) => expected_life_years],
      ['Service interval (days)', ({ service_interval_days }) => service_interval_days],
      ['Service interval (hours)', ({ service_interval_hours }) => service_interval_hours ?? ''],
      ['Hours per week', ({ hours_per_week }) => hours_per_week],
      ['Last service', ({ lastService }) => lastService ?? ''],
      ['Next service', ({ nextService }) => nextService],
      ['Services', ({ services }) => services.length],
      ['Faults', ({ faults }) => faults.length],
      ['Service cost', ({ service_cost }) => dollarsFromCents(service_cost), 'money'],
      ['Repair cost', ({ repair_cost }) => dollarsFromCents(repair_cost), 'money'],
      ['Scheduled job', ({ plan }) => plan?.job_number ?? ''],
      ['Notes', ({ notes }) => notes],
    ],
  })
