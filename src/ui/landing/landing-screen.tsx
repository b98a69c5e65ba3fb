import { Chapters } from './chapters'
import { Closing } from './closing'
import { Hero } from './hero'
import { Outcomes } from './outcomes'
import { Plans } from './plans'

/**
 * The landing page (LAND-01): what an owner gets, how it looks in the product, and what it costs. Someone who is signed in is led back
 * to work, and offered no trial.
 */
export const LandingScreen = ({ signedIn }: { signedIn: boolean }) => (
  <>
    <Hero signedIn={signedIn} />
    <Outcomes />
    <Chapters />
    <Plans signedIn={signedIn} />
    <Closing signedIn={signedIn} />
  </>
)
