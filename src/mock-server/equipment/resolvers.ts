import type {
  AddEquipmentArgs,
  EditEquipmentArgs,
  EquipmentInput,
  Equipment as ShownEquipment,
} from '@/contract/graphql/generated/resolvers'
import { placeText } from '@/domain/client/property'
import { alertsOf } from '@/domain/equipment/alerts'
import { type Equipment, type EquipmentRow, equipmentSchema } from '@/domain/equipment/equipment'
import { mayManageEquipment, maySeeEquipment } from '@/domain/equipment/permissions'
import { recommendationsOf } from '@/domain/equipment/recommendations'
import { money } from '@/domain/money/amount'
import { dollarsFromCents } from '@/domain/money/money'
import { currencyOf } from '../accounts/currency'
import { byUser, removed } from '../core/log/changes'
import type { Store } from '../core/log/store'
import { command } from '../core/write/command'
import { crud } from '../core/write/crud'
import { invalid, permitReading, readBy } from '../core/write/refusal'
import type { GraphqlContext, ResolversFor, Sent } from '../graphql/asking'
import { definedFields, editCarried, mutation } from '../graphql/mutation'
import { monitoring, reporting, servicing } from './entries'
import { equipmentView, monitoringOf } from './equipment-view'
import { accepting, scheduling } from './plans'
import { equipmentProblem } from './rules'

const COSTS = ['service_cost', 'repair_cost'] as const

/** The fields that were sent, with amounts in cents. Throws Refusal 422 for an invalid amount. */
const inCents = (input: EquipmentInput): Partial<EquipmentRow> => {
  const fields = definedFields(input)
  const costs = COSTS.filter((cost) => cost in fields).map((cost) => [cost, centsIn(cost, fields[cost])])
  return { ...fields, ...Object.fromEntries(costs) }
}

const centsIn = (path: (typeof COSTS)[number], sent: unknown) => {
  if (typeof sent !== 'number') throw invalid(path, 'Use an amount of 0 or more')
  return readBy(money, sent)
}

/** Throws Refusal 422 if the business has no such property. */
const addressOf = (id: unknown, businessId: number, store: Store): string => {
  const property = typeof id === 'number' ? store.find('properties', id) : undefined
  if (property?.business_id !== businessId) throw invalid('property_id', 'Choose one of your properties')
  return placeText(property)
}

/** Throws Refusal 422 if the equipment is invalid. */
const checked = (fields: object, store: Store): EquipmentRow => {
  const unit = readBy(equipmentSchema, fields)
  const problem = equipmentProblem(unit, store)
  if (problem) throw invalid(problem.path, problem.message)
  return unit
}

const DEFAULTS = {
  location: '',
  service_interval_hours: null,
  hours_per_week: 0,
  notes: '',
} satisfies Partial<EquipmentRow>

const equipment = crud('equipment', {
  reads: { may: maySeeEquipment, shown: () => (unit) => unit },
  may: { create: mayManageEquipment, edit: mayManageEquipment, delete: mayManageEquipment },
  participles: { created: 'added' },
  create({ args, businessId }: Sent<AddEquipmentArgs>, id, store) {
    const input = inCents(args.equipment)
    const address = addressOf(input.property_id, businessId, store)
    return checked({ ...DEFAULTS, ...input, address, id, business_id: businessId }, store)
  },
  edit({ args, businessId }: Sent<EditEquipmentArgs>, unit, store) {
    const input = inCents(args.changed)
    const isMoved = input.property_id !== undefined && input.property_id !== unit.property_id
    const address = isMoved ? addressOf(input.property_id, businessId, store) : unit.address
    return checked({ ...unit, ...input, address }, store)
  },
  answer: ({ id }) => id,
})

const editing = editCarried(
  equipment.edit(({ args }: Sent<EditEquipmentArgs>) => args.id),
  inCents,
)

/** Deletes and restores equipment together with all of its records. */
const removal = command('equipment', {
  id: ({ args }: Sent<{ id: number; key: string }>) => args.id,
  may: { rule: mayManageEquipment, participle: 'deleted' },
  facts: ({ actor }, store, unit) => [
    {
      stream: `equipment/${unit.id}`,
      type: 'equipment.deleted',
      actor: byUser(actor),
      note: 'Deleted',
      changes: [
        removed('equipment', unit),
        ...store.naming('equipment_services', 'equipment_id', unit.id).map((row) => removed('equipment_services', row)),
        ...store.naming('equipment_faults', 'equipment_id', unit.id).map((row) => removed('equipment_faults', row)),
        ...store.naming('equipment_plans', 'equipment_id', unit.id).map((row) => removed('equipment_plans', row)),
      ],
    },
  ],
  answer: (_result, { args }) => args.id,
})

const shown = ({ business_id: _, ...unit }: Equipment): ShownEquipment => ({
  ...unit,
  parts: [...unit.parts],
  services: [...unit.services],
  faults: [...unit.faults],
  service_cost: dollarsFromCents(unit.service_cost),
  repair_cost: dollarsFromCents(unit.repair_cost),
})

type EquipmentSnapshot = { units: Equipment[]; today: string }

const found = ({ store, ...requester }: GraphqlContext): EquipmentSnapshot => {
  const today = store.today(requester.actor.time_zone)
  return { today, units: equipment.rows(requester, store).map((row) => equipmentView(row, today, store)) }
}

const foundFor = new WeakMap<GraphqlContext, EquipmentSnapshot>()

/** Computed once per request. */
const snapshotOf = (asking: GraphqlContext): EquipmentSnapshot => {
  const units = foundFor.get(asking) ?? found(asking)
  foundFor.set(asking, units)
  return units
}

type EquipmentFields =
  | 'equipment'
  | 'predictiveAlerts'
  | 'equipmentRecommendations'
  | 'equipmentMonitoring'
  | 'equipmentPlaces'
  | 'addEquipment'
  | 'editEquipment'
  | 'deleteEquipment'
  | 'recordEquipmentService'
  | 'reportEquipmentFault'
  | 'scheduleEquipmentService'
  | 'acceptEquipmentRecommendation'
  | 'setEquipmentMonitoring'

/** Equipment, failure risks and recommendations (EP-111); the documents specify no calls for these. */
export const equipmentResolvers: ResolversFor<EquipmentFields> = {
  equipment: (_, asking) => snapshotOf(asking).units.map(shown),
  predictiveAlerts(_, asking) {
    const { units, today } = snapshotOf(asking)
    return alertsOf(units, monitoringOf(asking.businessId, asking.store), today).map((alert) => ({
      ...alert,
      estimatedCost: dollarsFromCents(alert.estimatedCost),
      preventionCost: dollarsFromCents(alert.preventionCost),
      savings: dollarsFromCents(alert.savings),
    }))
  },
  equipmentRecommendations(_, asking) {
    const { units, today } = snapshotOf(asking)
    return recommendationsOf(units, today, currencyOf(asking.businessId, asking.store)).map((each) => ({
      ...each,
      benefits: [...each.benefits],
      estimatedCost: dollarsFromCents(each.estimatedCost),
    }))
  },
  equipmentMonitoring(_, { actor, businessId, store }) {
    permitReading('equipment', maySeeEquipment(actor), store)
    return monitoringOf(businessId, store)
  },
  equipmentPlaces: (_, { store, ...requester }) =>
    maySeeEquipment(requester.actor)
      ? equipment.rows(requester, store).map(({ id, name, property_id }) => ({
          id,
          name,
          property_id,
          job_ids: store.naming('equipment_plans', 'equipment_id', id).map(({ job_id }) => job_id),
        }))
      : [],
  addEquipment: mutation('addEquipment', equipment.create),
  editEquipment: mutation('editEquipment', editing),
  deleteEquipment: mutation('deleteEquipment', removal),
  recordEquipmentService: mutation('recordEquipmentService', servicing),
  reportEquipmentFault: mutation('reportEquipmentFault', reporting),
  scheduleEquipmentService: mutation('scheduleEquipmentService', scheduling),
  acceptEquipmentRecommendation: mutation('acceptEquipmentRecommendation', accepting),
  setEquipmentMonitoring: mutation('setEquipmentMonitoring', monitoring),
}
