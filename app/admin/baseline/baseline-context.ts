import { createContext, useContext } from 'react'
import { type Baseline, noBaseline } from './baseline-store.ts'

/** The defaults that were in force when texts were edited, as far as that is known. */
export const BaselineContext = createContext<Baseline>(noBaseline)

export const useBaselineContext = () => useContext(BaselineContext)
