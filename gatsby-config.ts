export { default } from "./src/platform/build/gatsbyConfig";
