// The import table of ARCHITECTURE.md as data. It has no exceptions.

/** What the calendar and the map build on of the screens of jobs. */
const JOBS = ['jobs/records', 'jobs/rules/*', 'jobs/types', 'jobs/use-job-actions']
/** What the calendar builds on of the map, for a proposed day. */
const MAP = [
  'map/canvas/create-map',
  'map/canvas/tiles',
  'map/day-route-lines',
  'map/job-mark',
  'map/lazy-map',
  'map/marks',
]

/**
 * `entries` are the only files of an area that may be imported from outside of it, tests included.
 * `imports` are the areas that an area may import from besides itself, each with the part of it that is open:
 * `all`, or a list of files (`*` is one folder or file name), or `types`, or `dynamic`.
 * Within an area everything is open, unless `apart` says that its folders stay strangers to each other. `shared` are the folders that all
 * others may import, each of them only those before it. `buildsOn` are the files of other folders that a folder may import besides.
 */
export const LAW = {
  domain: { imports: {} },
  contract: { imports: { domain: ['all'] } },
  machines: { imports: { domain: ['all'] }, apart: 'flow', shared: ['commanding'] },
  events: {
    imports: {},
    entries: ['log/index', 'log/memory', 'log/open-contents', 'flow/index', 'flow/outbox', 'flow/react', 'flow/replay'],
  },
  services: { imports: { domain: ['all'], contract: ['all'], machines: ['types of */ports', 'types of port'] } },
  'mock-server': {
    imports: { domain: ['all'], contract: ['all'], events: ['log/index', 'log/memory', 'log/open-contents'] },
  },
  hosted: { imports: { domain: ['all'], contract: ['all'], services: ['cards/*'] } },
  ui: {
    imports: { domain: ['all'], machines: ['*/selectors', 'types of **'] },
    apart: 'feature',
    shared: ['kit', 'shared'],
    buildsOn: {
      map: [...JOBS, 'jobs/dialogs/lazy-job-dialogs'],
      calendar: [...JOBS, 'jobs/calendar-props', 'jobs/create/which-visits', ...MAP],
    },
  },
  routes: {
    imports: {
      domain: ['all'],
      machines: ['*/selectors', 'types of **'],
      events: ['flow/react', 'flow/outbox', 'types of flow/index', 'types of log/index'],
      services: ['*/queries', 'types of **'],
      ui: ['all'],
      app: ['types of areas/**'],
    },
  },
  tree: { imports: { routes: ['all'] } },
  app: {
    imports: {
      domain: ['all'],
      contract: ['all'],
      machines: ['all'],
      events: ['all'],
      services: ['all'],
      'mock-server': ['dynamic **', 'types of **'],
      hosted: ['all'],
      ui: ['all'],
      routes: ['all'],
      tree: ['all'],
    },
  },
}

export const ROOT_FILES = { 'main.tsx': 'app', 'env.d.ts': 'app', 'routeTree.gen.ts': 'tree' }

/** Framework-free areas, with the only packages they may import. */
export const OWN_PACKAGES = {
  domain: ['valibot', 'date-fns', '@date-fns/tz', '@noble/hashes'],
  contract: ['valibot', '@graphql-typed-document-node/core'],
  machines: ['xstate'],
}

/** Packages that only one area may import, so that a build without the mock server excludes them. */
export const PACKAGE_HOMES = { miragejs: 'mock-server', graphql: 'mock-server', 'mock-socket': 'mock-server' }
