import { build, type InlineConfig, type Plugin } from 'vite'

const PAGES = ['hosted/account.html', 'hosted/checkout.html', 'hosted/portal.html']

/**
 * Builds the mock server's payment pages into the same folder as the app. The build is separate because additional entries would share the
 * app's scripts and change what the sign-in page loads. The dev server serves the files directly.
 */
export const hostedPages = (config: Pick<InlineConfig, 'plugins' | 'resolve' | 'define'>): Plugin => {
  let outDir = ''
  return {
    name: 'hosted-pages',
    apply: 'build',
    configResolved(app) {
      outDir = app.build.outDir
    },
    async closeBundle() {
      await build({
        ...config,
        configFile: false,
        envDir: false,
        logLevel: 'warn',
        build: {
          outDir,
          emptyOutDir: false,
          // The app's build has copied them already.
          copyPublicDir: false,
          assetsDir: 'hosted/assets',
          target: 'es2023',
          modulePreload: { polyfill: false },
          rolldownOptions: { input: PAGES },
        },
      })
    },
  }
}
