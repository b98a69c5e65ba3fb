import {
  AddChemicalProductDocument,
  CorrectChemicalApplicationDocument,
  DeleteChemicalApplicationDocument,
  DeleteChemicalProductDocument,
  EditChemicalProductDocument,
  RecordChemicalApplicationDocument,
} from '@/contract/graphql/generated/chemicals'
import {
  AcceptEquipmentRecommendationDocument,
  AddEquipmentDocument,
  DeleteEquipmentDocument,
  EditEquipmentDocument,
  RecordEquipmentServiceDocument,
  ReportEquipmentFaultDocument,
  SetEquipmentMonitoringDocument,
} from '@/contract/graphql/generated/equipment'
import { askGraphql, dataOf } from './graphql-office'
import { TODAY } from './office'
import type { Story } from './undo-stories'

export const CARE_STORIES: Readonly<Record<string, Story>> = {
  'a chemical application is recorded, corrected and deleted': async (owner, server) => {
    const application = {
      property_id: 1,
      chemical_name: 'Tenacity',
      active_ingredient: 'Mesotrione',
      application_method: 'spray',
      target_pest_disease: 'Nutsedge',
      application_date: TODAY,
      application_time: '08:00',
      applicator_name: 'Mia Chen',
      reentry_interval_hours: 12,
    }
    const { id } = dataOf(
      await askGraphql(server, owner, RecordChemicalApplicationDocument, { application, key: 'record' }),
    ).recordChemicalApplication
    const changed = { notes: 'Windy.' }
    dataOf(await askGraphql(server, owner, CorrectChemicalApplicationDocument, { id, changed, key: 'correct' }))
    dataOf(await askGraphql(server, owner, DeleteChemicalApplicationDocument, { id, key: 'delete' }))
  },
  'a chemical product is added, named by a record, and goes with it': async (owner, server) => {
    const product = {
      name: 'Certainty',
      active_ingredient: 'Sulfosulfuron',
      signal_word: 'caution',
      category: 'herbicide',
      reentry_interval_hours: 4,
    } as const
    const { id } = dataOf(
      await askGraphql(server, owner, AddChemicalProductDocument, { product, key: 'add' }),
    ).addChemicalProduct
    const application = {
      property_id: 1,
      product_id: id,
      chemical_name: 'Certainty',
      active_ingredient: 'Sulfosulfuron',
      application_method: 'spray',
      target_pest_disease: 'Nutsedge',
      application_date: TODAY,
      application_time: '08:00',
      applicator_name: 'Mia Chen',
      reentry_interval_hours: 4,
    } as const
    const recorded = dataOf(
      await askGraphql(server, owner, RecordChemicalApplicationDocument, { application, key: 'record' }),
    ).recordChemicalApplication
    dataOf(
      await askGraphql(server, owner, EditChemicalProductDocument, { id, changed: { name: 'Sure' }, key: 'rename' }),
    )
    dataOf(await askGraphql(server, owner, DeleteChemicalApplicationDocument, { id: recorded.id, key: 'unrecord' }))
    dataOf(await askGraphql(server, owner, DeleteChemicalProductDocument, { id, key: 'delete' }))
    dataOf(
      await askGraphql(server, owner, AddChemicalProductDocument, {
        product: { ...product, name: 'Sure' },
        key: 'two',
      }),
    )
  },
  'equipment is added, fails, is accepted, serviced and deleted, and another one takes its name': async (
    owner,
    server,
  ) => {
    const pump = {
      property_id: 1,
      name: 'Koi pond pump',
      type: 'Plumbing',
      installed_on: '2021-11-18',
      expected_life_years: 10,
      service_interval_days: 180,
      service_cost: 120,
      repair_cost: 900,
    }
    const add = async (key: string) =>
      dataOf(await askGraphql(server, owner, AddEquipmentDocument, { equipment: pump, key })).addEquipment
    const equipment = await add('add')
    const failed = { equipment, occurred_on: '2026-11-10', description: 'Leaks', key: 'fault' }
    dataOf(await askGraphql(server, owner, ReportEquipmentFaultDocument, failed))
    dataOf(await askGraphql(server, owner, AcceptEquipmentRecommendationDocument, { equipment, key: 'accept' }))
    const serviced = { equipment, done_on: '2022-01-03', notes: '', key: 'service' }
    dataOf(await askGraphql(server, owner, RecordEquipmentServiceDocument, serviced))
    const changed = { installed_on: '2021-12-01', name: 'Pond pump' }
    dataOf(await askGraphql(server, owner, EditEquipmentDocument, { id: equipment, changed, key: 'edit' }))
    dataOf(await askGraphql(server, owner, DeleteEquipmentDocument, { id: equipment, key: 'delete' }))
    await add('again')
  },
  'smart monitoring is set up, and set up again': async (owner, server) => {
    for (const due_within_days of [7, 30])
      dataOf(
        await askGraphql(server, owner, SetEquipmentMonitoringDocument, {
          ...{ health_below: 0.5, due_within_days },
          key: `monitor-${due_within_days}`,
        }),
      )
  },
}
