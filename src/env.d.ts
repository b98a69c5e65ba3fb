/// <reference types="vite/client" />

/** True if the build includes the in-browser mock server (`VITE_MOCK`, on by default). */
declare const __MOCK__: boolean

interface ImportMetaEnv {
  /** Base URL of the real API; empty means the page's own origin, which the mock server answers. */
  readonly VITE_API_URL?: string
  /** `production`, `qa`, `development` or `demo`; selects the flags (FLAG-07) and hidden pages (NAV-06). */
  readonly VITE_ENVIRONMENT?: string
  /** URL of the remote feature flag map (FLAG-04). */
  readonly VITE_FLAGS_URL?: string
  /** URL for error reports (NAV-09); empty means the page's own origin. */
  readonly VITE_TRACKING_URL?: string
  /** Public key of the card provider; without it the embedded test provider accepts the cards. */
  readonly VITE_STRIPE_PUBLISHABLE_KEY?: string
  /** Street tiles for the map: `https://tiles.example.com/{z}/{x}/{y}.png`. Optional; the map has its own outlines. */
  readonly VITE_MAP_TILES?: string
  /** Attribution that the tile provider requires: `© OpenStreetMap contributors`. */
  readonly VITE_MAP_CREDIT?: string
  /** The page that `?inspect` opens in development; defaults to our own. */
  readonly VITE_INSPECTOR_URL?: string
  /** Comma-separated production hosts of the provider (FLAG-08). */
  readonly VITE_PRODUCTION_HOSTS?: string
}
