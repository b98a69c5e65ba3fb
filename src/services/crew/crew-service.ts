import * as contract from '@/contract/crew'
import type { CrewMember } from '@/domain/crew'
import type { CrewDraft } from '@/domain/crew/form'
import type { Edit } from '@/domain/edit'
import type { Http } from '../http/http'

/** Writes of crew members (EP-057, EP-059, EP-060). `key` is the intent's id. */
export type CrewService = {
  create(businessId: number, draft: CrewDraft, key: string): Promise<CrewMember>
  edit(businessId: number, memberId: number, edit: Edit<CrewDraft, CrewMember>, key: string): Promise<CrewMember>
  deactivate(businessId: number, memberId: number, key: string): Promise<CrewMember>
}

/** Builds the service of the crew. */
export const createCrewService = (http: Http): CrewService => ({
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
})
