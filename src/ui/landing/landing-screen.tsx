import { Chapters } from './chapters'
import { Closing } from './closing'
import { Hero } from './hero'
import { Plans } from './plans'

/** The landing page (LAND-01): what the product does, shown with the product itself, and what it costs. */
export const LandingScreen = () => (
  <>
    <Hero />
    <Chapters />
    <Plans />
    <Closing />
  </>
)
