import { defineConfig } from '@chakra-ui/react'
import { leanConditions } from './lean-conditions.ts'
import { leanUtilities } from './lean-utilities.ts'

/** The parts of Chakra's base in use; the full base is three times as large (ADR 0008). */
export const leanBase = defineConfig({ conditions: leanConditions, utilities: leanUtilities })
