import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { equipmentFaultSchema, equipmentSchema, equipmentServiceSchema } from '@/domain/equipment/equipment'
import { healthOf } from '@/domain/equipment/health'
import { faultProblem, installProblem, serviceProblem } from '@/domain/equipment/problems'
import { HEALTH_STATUSES } from '@/domain/equipment/vocabulary'
import { equipmentSeed } from './equipment'

describe.each(['2026-11-18', '2026-12-31', '2028-02-29', '2027-03-14'])('the sample equipment on %s', (anchor) => {
  const { equipment, equipment_services, equipment_faults } = equipmentSeed(anchor)
  const of = <R extends { equipment_id: number }>(rows: readonly R[], id: number) =>
    rows.filter(({ equipment_id }) => equipment_id === id)

  it('has the shape the domain asks for, and nothing that happened when it could not have', () => {
    v.parse(v.array(equipmentSchema), equipment)
    v.parse(v.array(equipmentServiceSchema), equipment_services)
    v.parse(v.array(equipmentFaultSchema), equipment_faults)
    const problems = equipment.flatMap((unit) => {
      const services = of(equipment_services, unit.id)
      const faults = of(equipment_faults, unit.id)
      return [
        installProblem(unit.installed_on, anchor, [...services, ...faults]),
        ...services.map((service) => serviceProblem(service, unit, anchor)),
        ...faults.map((fault) => faultProblem(fault, unit, anchor)),
      ]
    })
    expect(problems.filter((problem) => problem !== null)).toEqual([])
  })

  it('is in every condition', () => {
    const statuses = equipment.map(
      (unit) =>
        healthOf({ ...unit, services: of(equipment_services, unit.id), faults: of(equipment_faults, unit.id) }, anchor)
          .status,
    )
    expect(HEALTH_STATUSES.filter((status) => !statuses.includes(status))).toEqual([])
  })
})
