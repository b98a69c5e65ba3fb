import type { Row } from '@/domain/fact'
import type { Actor } from '@/domain/permissions/actor'
import type { Store } from '../core/store'

/** What a fact is about: how people call it, and whether this actor may know of it. */
export type Subject = { name: string; visible: boolean }

/** Tells what a record is to an actor. */
export type SubjectOf = (row: Row, actor: Actor, store: Store) => Subject
