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

type Written = { id: number }

/** Chemical writes (EP-111). `key` is the intent's id. */
export type ChemicalService = {
  /** Throws Failure 403 when it is not for the person's own job, 422. */
  record(draft: ApplicationDraft, key: string): Promise<Written>
  /** Throws Failure 404 when deleted, 409 on a conflicting change, 422. */
  correct(id: number, edit: Edit<ApplicationDraft, Application>, key: string): Promise<Written>
  /** Throws Failure 404 when deleted. */
  remove(id: number, key: string): Promise<void>
  products: {
    /** Throws Failure 422. */
    add(draft: ChemicalProductDraft, key: string): Promise<Written>
    /** Throws Failure 404 when deleted, 409 on a conflicting change, 422. */
    edit(id: number, edit: Edit<ChemicalProductDraft, ChemicalProduct>, key: string): Promise<Written>
    /** Throws Failure 404 when deleted, 409 while applications use it. */
    remove(id: number, key: string): Promise<void>
  }
}

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
