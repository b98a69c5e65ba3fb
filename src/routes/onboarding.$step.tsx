import { createFileRoute } from '@tanstack/react-router'

/** One of the steps. The frame of the steps shows it, and stays while they change. */
export const Route = createFileRoute('/onboarding/$step')({})
