import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { JobForm } from '@/domain/job/draft'
import type { JobDraft } from '@/domain/job/job'

/** The Create Job form as react-hook-form holds it: typed text in, a draft out. */
export type JobFormState = UseFormReturn<JobForm, unknown, JobDraft>

/** So many of the form's six columns; a phone has one. */
export const Span = ({ of, children }: { of: number; children: ReactNode }) => (
  <chakra.div gridColumn={{ base: '1 / -1', sm: `span ${of}` }} minW="0">
    {children}
  </chakra.div>
)
