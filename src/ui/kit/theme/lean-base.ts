import { defineConfig } from '@chakra-ui/react'
import { leanConditions } from './lean-conditions.ts'
import { leanUtilities } from './lean-utilities.ts'

/** What the house takes of Chakra's base, which is three times as heavy (ADR 0008). */
export const leanBase = defineConfig({ conditions: leanConditions, utilities: leanUtilities })
