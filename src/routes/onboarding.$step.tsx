import { createFileRoute } from '@tanstack/react-router'

/** One of the steps; the frame of the steps shows it, and goes on showing while they change. */
export const Route = createFileRoute('/onboarding/$step')({})
