/** Stands in for the address that the bundler gives a file. */
export default "/file";
