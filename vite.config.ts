import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { enhanceScript } from './scripts/vite/enhance-script.ts'
import { reloadServerRendered } from './scripts/vite/reload-server-rendered.ts'

export default defineConfig({
  plugins: [enhanceScript(), tailwindcss(), reactRouter(), reloadServerRendered()],
  build: {
    // The policy allows no data: fonts or scripts; a file is cached, an inlined one is sent with every page.
    assetsInlineLimit: 0,
  },
})
