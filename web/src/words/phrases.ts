/** The phrases of the catalogues; Hindi is complete, so it tells the types which phrases exist. */
export { default as pageWords } from './catalogues/hi/page.json'
export { default as scriptWords } from './catalogues/hi/scripts.json'
