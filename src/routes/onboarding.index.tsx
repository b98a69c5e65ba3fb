import { createFileRoute } from '@tanstack/react-router'

/** Leads to the step that the person is at; the frame of the steps does it. */
export const Route = createFileRoute('/onboarding/')({})
