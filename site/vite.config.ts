import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, mergeConfig, type UserConfig } from 'vite'
import { chunkGroups } from './chunks.ts'
import { jitlessZod } from './jitless-zod.ts'
import { pageScript } from './page-script.ts'
import { siteLanguage } from './site-language.ts'

/**
 * What the server runs stays in its memory as text. One letter beyond Latin-1 makes that two bytes per
 * character, so such letters are escaped; functions keep their names, which is what the log knows of an
 * error.
 */
const smallText: UserConfig['build'] = {
  minify: true,
  rolldownOptions: {
    output: {
      minify: {
        compress: { keepNames: { function: true, class: true } },
        mangle: { keepNames: true },
        codegen: { asciiOnly: true },
      },
    },
  },
}

/**
 * The build brings along all that the server renders with, but for zod, which the API has loaded anyway.
 * Packages that are read one by one come whole, 700 files of them, and React in the slow variant for
 * developers.
 */
const wholeServer: UserConfig = {
  ssr: { noExternal: true, external: ['zod'] },
  environments: { ssr: { keepProcessEnv: false, build: smallText } },
}

const fewFiles: UserConfig = {
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
}

export default defineConfig(({ command }) => ({
  plugins: [siteLanguage(), jitlessZod(), pageScript(), reactRouter()],
  // The same in the page from the server and in the browser, whatever the clock says there.
  define: { BUILD_YEAR: new Date().getFullYear() },
  // A file below this size would be written into the CSS as a data: address, which the page's policy refuses.
  // The sizes that count are those of `npm run bench`: none is computed at every build.
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  publicDir: false,
  ...(command === 'build' && mergeConfig(wholeServer, fewFiles)),
}))
