// Made by scripts/codegen.mjs from the .graphql files; edit those.
import * as v from 'valibot'
import { typedDocument } from '../document'

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type StockMovementKind =
  /** What was there when the product was added. */
  | 'opening'
  | 'received'
  | 'used'
  | 'corrected';

export type StockMovementsQueryVariables = Exact<{
  product: number;
}>;


export type StockMovementsQuery = { stockMovements: Array<{ id: number, product: number, kind: StockMovementKind, quantity: number, job: number | null, reason: string, at: string }> };

export type MoveStockMutationVariables = Exact<{
  product: number;
  kind: StockMovementKind;
  quantity: number;
  job?: number | null | undefined;
  reason: string;
  key: string;
}>;


export type MoveStockMutation = { moveStock: { id: number, product: number, kind: StockMovementKind, quantity: number, job: number | null, reason: string, at: string } };


export const StockMovementsDocument = typedDocument<StockMovementsQuery, StockMovementsQueryVariables>(
  'query',
  'StockMovements',
  'query StockMovements($product:Int!){stockMovements(product:$product){id product kind quantity job reason at}}',
  () => v.object({ stockMovements: v.array(v.object({ id: v.pipe(v.number(), v.safeInteger()), product: v.pipe(v.number(), v.safeInteger()), kind: v.picklist(['opening', 'received', 'used', 'corrected']), quantity: v.pipe(v.number(), v.finite()), job: v.nullable(v.pipe(v.number(), v.safeInteger())), reason: v.string(), at: v.string() })) }),
)

export const MoveStockDocument = typedDocument<MoveStockMutation, MoveStockMutationVariables>(
  'mutation',
  'MoveStock',
  'mutation MoveStock($product:Int!$kind:StockMovementKind!$quantity:Float!$job:Int$reason:String!$key:String!){moveStock(product:$product kind:$kind quantity:$quantity job:$job reason:$reason key:$key){id product kind quantity job reason at}}',
  () => v.object({ moveStock: v.object({ id: v.pipe(v.number(), v.safeInteger()), product: v.pipe(v.number(), v.safeInteger()), kind: v.picklist(['opening', 'received', 'used', 'corrected']), quantity: v.pipe(v.number(), v.finite()), job: v.nullable(v.pipe(v.number(), v.safeInteger())), reason: v.string(), at: v.string() }) }),
)
