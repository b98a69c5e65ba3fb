import {
  AddChemicalProductDocument,
  CorrectChemicalApplicationDocument,
  DeleteChemicalApplicationDocument,
  DeleteChemicalProductDocument,
  EditChemicalProductDocument,
  RecordChemicalApplicationDocument,
} from '@/contract/graphql/generated/chemicals'
import type { Application, ApplicationDraft, ChemicalProduct } from '@/domain/chemical/application'
import type { ChemicalProductDraft } from '@/domain/chemical/product-form'
import type { Edit } from '@/domain/record/merge-edits'
import type { GraphQL } from '../graphql/graphql'

/** An application that was written. */
type Written = { id: number }

/** Writes of chemical applications (EP-111). `key` is the intent's id. */
export type ChemicalService = {
  /** @throws Failure 403 where it is not for a job of the person's own, 422 */
  record(draft: ApplicationDraft, key: string): Promise<Written>
  /** @throws Failure 404 when it is gone, 409 when someone else has changed the same, 422 */
  correct(id: number, edit: Edit<ApplicationDraft, Application>, key: string): Promise<Written>
  /** @throws Failure 404 when it is gone */
  remove(id: number, key: string): Promise<void>
  products: {
    /** @throws Failure 422 */
    add(draft: ChemicalProductDraft, key: string): Promise<Written>
    /** @throws Failure 404 when it is gone, 409 when someone else has changed the same, 422 */
    edit(id: number, edit: Edit<ChemicalProductDraft, ChemicalProduct>, key: string): Promise<Written>
    /** @throws Failure 404 when it is gone, 409 while applications name it */
    remove(id: number, key: string): Promise<void>
  }
}

/** Builds the service over GraphQL: the documents name no call for these. */
export const createChemicalService = (graphql: GraphQL): ChemicalService => ({
  record: async (application, key) =>
    (await graphql.mutate(RecordChemicalApplicationDocument, { application, key })).recordChemicalApplication,
  correct: async (id, { changed, was }, key) =>
    (await graphql.mutate(CorrectChemicalApplicationDocument, { id, changed, was, key })).correctChemicalApplication,
  async remove(id, key) {
    await graphql.mutate(DeleteChemicalApplicationDocument, { id, key })
  },
  products: {
    add: async (product, key) =>
      (await graphql.mutate(AddChemicalProductDocument, { product, key })).addChemicalProduct,
    edit: async (id, { changed, was }, key) =>
      (await graphql.mutate(EditChemicalProductDocument, { id, changed, was, key })).editChemicalProduct,
    async remove(id, key) {
      await graphql.mutate(DeleteChemicalProductDocument, { id, key })
    },
  },
})
