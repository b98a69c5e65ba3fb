import * as contract from '@/contract/crew'
import { CreateCrewDocument, DeleteCrewDocument, RenameCrewDocument } from '@/contract/graphql/generated/crew'
import type { CrewMember } from '@/domain/crew/crew'
import type { Crew } from '@/domain/crew/crew-name'
import type { CrewDraft } from '@/domain/crew/form'
import type { Edit } from '@/domain/record/merge-edits'
import type { GraphQL } from '../graphql/graphql'
import type { Http } from '../http/http'

type NamedCrew = Pick<Crew, 'id' | 'name'>

/** Writes of crew members (EP-057, EP-059, EP-060) and crews. `key` is the intent's id. */
export type CrewService = {
  create(businessId: number, draft: CrewDraft, key: string): Promise<CrewMember>
  edit(businessId: number, memberId: number, edit: Edit<CrewDraft, CrewMember>, key: string): Promise<CrewMember>
  deactivate(businessId: number, memberId: number, key: string): Promise<CrewMember>
  /** Throws Failure 422 for a duplicate name. */
  createCrew(name: string, key: string): Promise<NamedCrew>
  /** Throws Failure 404 for a missing crew, 422 for a duplicate name. */
  renameCrew(id: number, name: string, key: string): Promise<NamedCrew>
  /** Throws Failure 404 for a missing crew, 409 while it has members. */
  deleteCrew(id: number, key: string): Promise<void>
}

export const createCrewService = (http: Http, graphql: GraphQL): CrewService => ({
  async create(businessId, draft, key) {
    const body = contract.toWireCrewDraft(draft)
    return (await http.call(contract.createCrewMember, { params: { businessId }, body, key })).crew_member
  },
  async edit(businessId, memberId, edit, key) {
    const call = { params: { businessId, memberId }, body: contract.toWireCrewEdit(edit), key }
    return (await http.call(contract.updateCrewMember, call)).crew_member
  },
  async deactivate(businessId, memberId, key) {
    return (await http.call(contract.deactivateCrewMember, { params: { businessId, memberId }, key })).crew_member
  },
  createCrew: async (name, key) => (await graphql.mutate(CreateCrewDocument, { name, key })).createCrew,
  renameCrew: async (id, name, key) => (await graphql.mutate(RenameCrewDocument, { id, name, key })).renameCrew,
  async deleteCrew(id, key) {
    await graphql.mutate(DeleteCrewDocument, { id, key })
  },
})
